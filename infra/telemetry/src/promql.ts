import type { SyntaxNode } from '@lezer/common';
import { parser } from '@prometheus-io/lezer-promql';

/** The metrics and labels that an expression uses. */
interface PromqlUse {
  metrics: Set<string>;
  labels: Set<string>;
  /** For each label, the values that the expression compares it with, exactly as written. */
  values: Map<string, string[]>;
}

const find = (node: SyntaxNode, wanted: string): SyntaxNode[] => {
  const own = node.name === wanted ? [node] : [];
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return [...own, ...children.flatMap((child) => find(child, wanted))];
};

/** Parses an expression with the parser of the Prometheus editor. @throws Error for invalid PromQL. */
export const readPromql = (expression: string): PromqlUse => {
  const root = parser.parse(expression).topNode;
  const textOf = ({ from, to }: SyntaxNode): string => expression.slice(from, to);
  const [error] = find(root, '⚠');
  if (error || expression.trim() === '')
    throw new Error(`not PromQL at ${error?.from ?? 0}: ${expression.slice(error?.from ?? 0)}`);
  const values = new Map<string, string[]>();
  for (const matcher of find(root, 'UnquotedLabelMatcher')) {
    const [label] = find(matcher, 'LabelName').map(textOf);
    const [value] = find(matcher, 'StringLiteral').map((node) => textOf(node).slice(1, -1));
    if (label) values.set(label, [...(values.get(label) ?? []), value ?? '']);
  }
  return {
    metrics: new Set(find(root, 'VectorSelector').flatMap((node) => find(node, 'Identifier').map(textOf))),
    labels: new Set(find(root, 'LabelName').map(textOf)),
    values,
  };
};
