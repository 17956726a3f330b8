import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';

const folder = fileURLToPath(new URL('..', import.meta.url));

/** Reads a file of this package. */
export const readText = (path: string): string => readFileSync(`${folder}${path}`, 'utf8');
/** Folder of this package. */
export const TELEMETRY_FOLDER = folder;

const alertSchema = z.strictObject({
  alert: z.string().regex(/^([A-Z][a-z]+)+$/),
  expr: z.string().min(1),
  for: z
    .string()
    .regex(/^\d+[mh]$/)
    .optional(),
  labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.strictObject({
    summary: z.string().min(1),
    description: z.string().min(1),
    runbook: z.string().min(1),
  }),
});
const rulesSchema = z.strictObject({
  groups: z.array(z.strictObject({ name: z.string().min(1), rules: z.array(alertSchema).min(1) })).min(1),
});
export type Alert = z.infer<typeof alertSchema>;

/** Reads the alerts of all groups. @throws Error when an alert has no severity, summary, description or runbook. */
export const readAlerts = (): Alert[] =>
  rulesSchema.parse(parse(readText('alerts.yml'))).groups.flatMap(({ rules }) => rules);

const datasource = z.object({ type: z.literal('prometheus'), uid: z.literal(`\${datasource}`) });
const gridPos = z.strictObject({ h: z.number(), w: z.number(), x: z.number(), y: z.number() });
const panelSchema = z.discriminatedUnion('type', [
  z.object({ id: z.number(), type: z.literal('row'), title: z.string().min(1), gridPos }),
  z.object({
    id: z.number(),
    type: z.enum(['timeseries', 'stat']),
    title: z.string().min(1),
    gridPos,
    datasource,
    fieldConfig: z.object({ defaults: z.object({ unit: z.string() }) }),
    targets: z
      .array(z.object({ refId: z.string().regex(/^[A-F]$/), datasource, expr: z.string(), legendFormat: z.string() }))
      .min(1),
  }),
]);
const dashboardSchema = z.object({
  uid: z.literal('stridewell'),
  schemaVersion: z.number().int(),
  templating: z.object({ list: z.array(z.object({ name: z.string(), type: z.string() })) }),
  panels: z.array(panelSchema),
});
export type Dashboard = z.infer<typeof dashboardSchema>;
export const readDashboard = (): Dashboard => dashboardSchema.parse(JSON.parse(readText('dashboard.json')));

/** Returns the contents of the runbooks by file name. */
export const readRunbooks = (): Map<string, string> =>
  new Map(readdirSync(`${folder}runbooks`).map((name) => [name, readText(`runbooks/${name}`)]));
