/** A value as YAML and JSON have it. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Labels, annotations, the data of a ConfigMap. */
export type Texts = Record<string, string>;

/** An object of Kubernetes, as a manifest tells it. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Texts; annotations?: Texts };
  [part: string]: unknown;
}

/** What is in a pod, as far as building a manifest changes it. */
export interface PodTemplate {
  metadata?: { labels?: Texts };
  spec: {
    containers: { image: string; envFrom?: { configMapRef?: { name: string } }[] }[];
    volumes?: { configMap?: { name: string } }[];
  };
}

interface Templated {
  template?: PodTemplate;
  jobTemplate?: { metadata?: { labels?: Texts }; spec: { template: PodTemplate } };
}

/** The template of the pods that an object makes, or null where it makes none. */
export const podTemplateOf = ({ spec }: Manifest): PodTemplate | null => {
  const { template, jobTemplate } = (spec ?? {}) as Templated;
  return (template?.spec ? template : jobTemplate?.spec.template) ?? null;
};

/** `kind/name`: what no two objects of one namespace share. */
export const idOf = ({ kind, metadata }: Manifest): string => `${kind}/${metadata.name}`;

/** Whether an object has all these labels. */
export const hasLabels = (labels: Texts | undefined, wanted: Texts): boolean =>
  Object.entries(wanted).every(([key, value]) => labels?.[key] === value);
