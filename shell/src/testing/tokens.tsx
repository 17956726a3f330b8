const encode = (value: object): string =>
  btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');

/** A JWT that expires in this many seconds (in the past if negative). Its signature is fake. */
export const tokenFor = (seconds: number): string =>
  [encode({ alg: 'EdDSA' }), encode({ sub: '1', exp: Math.floor(Date.now() / 1000) + seconds }), 'signature'].join('.');
