/** Entry point of the body map, on which a body part is selected. Loaded only by screens that ask for a body part. */
export { BodyMap, type BodyMapProps, type BodyMapValue, type BodyMapWords } from './body-map/body-map.tsx';
export { BODY_ZONES, type BodySide, type BodySpot, type BodyZone, sidesOf } from './body-map/zones.ts';
