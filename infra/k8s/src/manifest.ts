/** A JSON or YAML value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Labels, annotations or the data of a ConfigMap. */
export type Texts = Record<string, string>;

/** A Kubernetes object as written in a manifest. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Texts; annotations?: Texts };
  [part: string]: unknown;
}

/** Fields of a pod template that the builder changes. */
interface PodTemplate {
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

/** Template of the pods that an object creates. Null when it creates no pods. */
export const podTemplateOf = ({ spec }: Manifest): PodTemplate | null => {
  const { template, jobTemplate } = (spec ?? {}) as Templated;
  return (template?.spec ? template : jobTemplate?.spec.template) ?? null;
};

/** `kind/name`, which is unique within a namespace. */
export const idOf = ({ kind, metadata }: Manifest): string => `${kind}/${metadata.name}`;

/** True when an object has all these labels. */
export const hasLabels = (labels: Texts | undefined, wanted: Texts): boolean =>
  Object.entries(wanted).every(([key, value]) => labels?.[key] === value);
