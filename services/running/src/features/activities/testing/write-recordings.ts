import { FitBaseType, FitEncoder, type FitEncoderField } from 'fit-file-parser';

/** One sample of a run to write. `seconds` is the time since the start. */
export interface WrittenSample {
  seconds: number;
  latitude: number;
  longitude: number;
  distance: number;
  altitude: number;
  hr: number;
  cadence: number;
}

export interface WrittenRun {
  start: Date;
  samples: readonly WrittenSample[];
  /** FIT sport, 1 for running. */
  sport?: number;
  serial?: number;
  /** FIT manufacturers of the file and of a device. */
  manufacturer?: number;
  device?: number;
  /** Number of minutes by which the watch's local time is ahead of UTC; not written if missing. */
  utcOffset?: number;
}

const uint = (number: number, size: 1 | 2 | 4, value: number): FitEncoderField => ({
  number,
  size,
  baseType: { 1: FitBaseType.Uint8, 2: FitBaseType.Uint16, 4: FitBaseType.Uint32 }[size],
  value: Math.round(value),
});
const semicircles = (number: number, degrees: number): FitEncoderField => ({
  number,
  size: 4,
  baseType: FitBaseType.Sint32,
  value: Math.round((degrees / 180) * 2 ** 31),
});

/** A steady run: one sample each `step` seconds at `speed` m/s to the north. */
export const steadyRun = ({
  start = new Date('2026-10-01T06:00:00Z'),
  minutes = 30,
  speed = 3,
  step = 5,
}: Partial<{ start: Date; minutes: number; speed: number; step: number }> = {}): WrittenRun => ({
  start,
  samples: Array.from({ length: Math.floor((minutes * 60) / step) + 1 }, (_, index) => ({
    seconds: index * step,
    latitude: 59.9 + (index * step * speed) / 111_195,
    longitude: 10.7,
    distance: index * step * speed,
    altitude: 100,
    hr: 150,
    cadence: 85,
  })),
});

/** Writes a run as FIT with the encoder of `fit-file-parser`. */
export const writeFit = ({ start, samples, sport = 1, serial = 4_711, ...by }: WrittenRun): Uint8Array<ArrayBuffer> => {
  const began = FitEncoder.toFitTimestamp(start);
  const last = samples.at(-1);
  const encoder = new FitEncoder();
  encoder.writeMessage(0, [
    { number: 0, size: 1, baseType: FitBaseType.Enum, value: 4 },
    { number: 3, size: 4, baseType: FitBaseType.Uint32z, value: serial },
    uint(4, 4, began),
    ...(by.manufacturer === undefined ? [] : [uint(1, 2, by.manufacturer)]),
  ]);
  if (by.device !== undefined) encoder.writeMessage(23, [uint(2, 2, by.device), uint(253, 4, began)], 4);
  for (const sample of samples) {
    encoder.writeMessage(
      20,
      [
        uint(253, 4, began + sample.seconds),
        semicircles(0, sample.latitude),
        semicircles(1, sample.longitude),
        uint(2, 2, (sample.altitude + 500) * 5),
        uint(3, 1, sample.hr),
        uint(4, 1, sample.cadence),
        uint(5, 4, sample.distance * 100),
      ],
      1,
    );
  }
  const seconds = (last?.seconds ?? 0) * 1_000;
  encoder.writeMessage(
    19,
    [
      uint(253, 4, began),
      uint(2, 4, began),
      uint(7, 4, seconds),
      uint(8, 4, seconds),
      uint(9, 4, (last?.distance ?? 0) * 100),
    ],
    2,
  );
  encoder.writeMessage(
    18,
    [
      uint(253, 4, began + (last?.seconds ?? 0)),
      uint(2, 4, began),
      { number: 5, size: 1, baseType: FitBaseType.Enum, value: sport },
      uint(7, 4, seconds),
      uint(8, 4, seconds),
      uint(9, 4, (last?.distance ?? 0) * 100),
    ],
    3,
  );
  if (by.utcOffset !== undefined) {
    const ended = began + (last?.seconds ?? 0);
    encoder.writeMessage(34, [uint(253, 4, ended), uint(5, 4, ended + by.utcOffset * 60)], 5);
  }
  return Uint8Array.from(encoder.close());
};

const isoAt = (start: Date, seconds: number): string => new Date(start.getTime() + seconds * 1_000).toISOString();

/** Writes a run as GPX with Garmin's extension, as Strava exports it. */
export const writeGpx = ({ start, samples }: WrittenRun, type = 'running'): string => {
  const points = samples.map(
    (each) => `<trkpt lat="${each.latitude}" lon="${each.longitude}"><ele>${each.altitude}</ele>
<time>${isoAt(start, each.seconds)}</time><extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>${each.hr}</gpxtpx:hr>
<gpxtpx:cad>${each.cadence}</gpxtpx:cad></gpxtpx:TrackPointExtension></extensions></trkpt>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="StravaGPX" xmlns="http://www.topografix.com/GPX/1/1"
 xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1"><metadata><time>${start.toISOString()}</time></metadata>
<trk><name>Morning run</name><type>${type}</type><trkseg>${points.join('\n')}</trkseg></trk></gpx>`;
};

/** Writes a run as TCX with one lap. */
export const writeTcx = ({ start, samples }: WrittenRun): string => {
  const last = samples.at(-1);
  const points = samples.map(
    (
      each,
    ) => `<Trackpoint><Time>${isoAt(start, each.seconds)}</Time><Position><LatitudeDegrees>${each.latitude}</LatitudeDegrees>
<LongitudeDegrees>${each.longitude}</LongitudeDegrees></Position><AltitudeMeters>${each.altitude}</AltitudeMeters>
<DistanceMeters>${each.distance}</DistanceMeters><HeartRateBpm><Value>${each.hr}</Value></HeartRateBpm>
<Extensions><ns3:TPX><ns3:RunCadence>${each.cadence}</ns3:RunCadence></ns3:TPX></Extensions></Trackpoint>`,
  );
  return `<?xml version="1.0"?><TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"
 xmlns:ns3="http://www.garmin.com/xmlschemas/ActivityExtension/v2"><Activities><Activity Sport="Running"><Id>${start.toISOString()}</Id>
<Lap StartTime="${start.toISOString()}"><TotalTimeSeconds>${last?.seconds ?? 0}</TotalTimeSeconds>
<DistanceMeters>${last?.distance ?? 0}</DistanceMeters><AverageHeartRateBpm><Value>150</Value></AverageHeartRateBpm>
<MaximumHeartRateBpm><Value>160</Value></MaximumHeartRateBpm><Track>${points.join('\n')}</Track></Lap></Activity></Activities>
</TrainingCenterDatabase>`;
};
