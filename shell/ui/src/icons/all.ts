/** Registers the icons of all screens. Imported by the entry points of the kit that are not part of the first load. */
import { MORE_SHAPES } from './more-shapes.ts';
import { addShapes } from './registry.ts';

addShapes(MORE_SHAPES);
