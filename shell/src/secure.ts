/**
 * Runs before every other module. The edge writes a fresh nonce into the page; the bundler's variable hands it to
 * whatever inserts styles. The policy lets script addresses of our own origin pass and nothing else: no markup and no
 * script text can be injected while the edge asks for Trusted Types.
 */
declare let __webpack_nonce__: string;

interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
// It has to be this bare name: the bundler rewrites it, a property of the global object is never read.
if (nonce && !nonce.startsWith('__')) __webpack_nonce__ = nonce;

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };

trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => {
    if (new URL(url, window.location.href).origin !== window.location.origin) {
      throw new TypeError(`A script of another origin was refused: ${url}`);
    }
    return url;
  },
});

export {};
