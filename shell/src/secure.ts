/**
 * Runs before every other module. Passes the nonce that the gateway writes into the page to the code that inserts
 * styles, through a variable of the bundler. The Trusted Types policy only allows script URLs of the app's own origin.
 * The gateway requires Trusted Types, so neither HTML nor script text can be injected.
 */
declare let __webpack_nonce__: string;

interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
// The bundler replaces this bare name. It would not replace a property of the global object.
if (nonce && !nonce.startsWith('__')) __webpack_nonce__ = nonce;

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };

trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => {
    if (new URL(url, window.location.href).origin !== window.location.origin) {
      throw new TypeError(`script of another origin blocked: ${url}`);
    }
    return url;
  },
});

export {};
