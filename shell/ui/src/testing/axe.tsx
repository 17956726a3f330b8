import axe from 'axe-core';

/**
 * Returns the accessibility rules that an element violates. jsdom has no layout, so contrast and sizes are checked in
 * the browser tests.
 */
export const violations = async (element: Element = document.body): Promise<string[]> => {
  const { violations: found } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.map((rule) => `${rule.id}: ${rule.nodes.map((node) => node.html).join(' ')}`);
};
