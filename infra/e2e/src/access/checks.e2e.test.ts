import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedBrowser } from '../browser.ts';
import { expectDarkMode, expectHeadingsInOrder, expectNoAnimation, expectReflow } from './page-checks.ts';
import { walkByTab } from './tab-walk.ts';

const browser = sharedBrowser();
let page: Page;
beforeAll(async () => {
  page = await (await browser().newContext()).newPage();
});

const show = (body: string, style = ''): Promise<void> =>
  page.setContent(
    `<!doctype html><html lang="en"><title>T</title><style>${style}</style><main><h1>T</h1>${body}</main>`,
  );

const problemsOf = async (body: string, style?: string): Promise<string[]> => {
  await show(body, style);
  return (await walkByTab(page)).problems;
};

describe('walkByTab', () => {
  test('reports no problem on a page with a link, a date field, a radio group and a button', async () => {
    const radios = ['a', 'b'].map((name) => `<label><input type="radio" name="r">${name}</label>`).join('');
    expect(
      await problemsOf(`<a href="#x">a</a><input type="date" aria-label="Day">${radios}<button>b</button>`),
    ).toEqual([]);
  });

  test('starts at the first control regardless of the current focus', async () => {
    await show('<button>a</button><button id="b">b</button>');
    await page.locator('#b').focus();
    expect(await walkByTab(page)).toEqual({ stops: ['button "a"', 'button "b"'], problems: [] });
  });

  test('reports a control that does not show its focus', async () => {
    const found = await problemsOf('<button id="x">b</button>', '#x:focus { outline: none }');
    expect(found).toEqual(['button "b" shows no focus']);
  });

  test('reports a control that Tab does not reach', async () => {
    const skip = `<button onfocus="this.nextElementSibling.nextElementSibling.focus()">a</button><button>b</button><button>c</button>`;
    expect(await problemsOf(skip)).toContain('button "b" is not reached');
  });

  test('reports a focus trap', async () => {
    const trap = `<button>a</button><button onkeydown="event.preventDefault()">b</button><button>c</button>`;
    expect((await problemsOf(trap)).join()).toMatch(/leads back to button "b"|"c" is not reached/);
  });

  test('reports a control that is covered by another element', async () => {
    const found = await problemsOf(
      '<button>b</button><div id="bar"></div>',
      '#bar { position: fixed; inset: 0; background: red }',
    );
    expect(found).toEqual(['button "b" is covered']);
  });
});

describe('page checks', () => {
  test('expectDarkMode rejects a background that stays light in dark mode', async () => {
    await show(
      '<div style="background: white; width: 400px; height: 400px"></div>',
      ':root { color-scheme: light dark }',
    );
    await expect(expectDarkMode(page)).rejects.toThrow();
    await show('<p>Dark</p>', ':root { color-scheme: light dark } body { background: light-dark(white, black) }');
    await expectDarkMode(page);
  });

  test('expectReflow rejects content that is too wide for a small phone', async () => {
    await show('<div style="width: 400px">wide</div>');
    await expect(expectReflow(page)).rejects.toThrow();
  });

  test('expectNoAnimation rejects a running animation', async () => {
    await show('<div id="m">m</div>', '@keyframes k { to { opacity: 0 } } #m { animation: k 1s infinite }');
    await expect(expectNoAnimation(page)).rejects.toThrow();
  });

  test('expectHeadingsInOrder rejects a heading that is out of order', async () => {
    await show('<h3>Too deep</h3>');
    await expect(expectHeadingsInOrder(page)).rejects.toThrow();
  });
});
