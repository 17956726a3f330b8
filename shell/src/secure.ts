/**
 * Runs before every other module. The gateway writes a fresh nonce into the page; the bundler's variable passes it to
 * the code that inserts styles. The policy only allows script addresses of the app's own origin: while the gateway
 * requires Trusted Types, neither markup nor script text can be injected.
 */
declare let __webpack_nonce__: string;

interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
// Must be this bare name, which the bundler rewrites; a property of the global object would not be read.
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
