/** A JSON or YAML value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A map of strings, such as labels, annotations or the data of a ConfigMap. */
export type Texts = Record<string, string>;

/** A Kubernetes object as it is written in a manifest. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Texts; annotations?: Texts };
  [part: string]: unknown;
}

/** The fields of a pod template that the builder changes. */
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

/** Returns the template of the pods that an object creates; null when the object creates no pods. */
export const podTemplateOf = ({ spec }: Manifest): PodTemplate | null => {
  const { template, jobTemplate } = (spec ?? {}) as Templated;
  return (template?.spec ? template : jobTemplate?.spec.template) ?? null;
};

/** Returns `kind/name`, which identifies an object within a namespace. */
export const idOf = ({ kind, metadata }: Manifest): string => `${kind}/${metadata.name}`;

/** True when an object has all the given labels. */
export const hasLabels = (labels: Texts | undefined, wanted: Texts): boolean =>
  Object.entries(wanted).every(([key, value]) => labels?.[key] === value);
