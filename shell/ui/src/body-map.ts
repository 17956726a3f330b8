/** Entry point of the body on which a place is chosen. Loaded only by the screens that ask for a place. */
export { BodyMap, type BodyMapProps, type BodyMapValue, type BodyMapWords } from './body-map/body-map.tsx';
export { BODY_ZONES, type BodySide, type BodySpot, type BodyZone, sidesOf } from './body-map/zones.ts';
