import axe from 'axe-core';

/** Names of the accessibility rules a piece of the page breaks; jsdom has no layout, so contrast and sizes are looked at in the browser. */
export const violations = async (element: Element = document.body): Promise<string[]> => {
  const { violations: found } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.map((rule) => `${rule.id}: ${rule.nodes.map((node) => node.html).join(' ')}`);
};
