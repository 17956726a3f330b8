const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** True when the service worker may be registered: on https or a local host, and not in a frame. */
export const mayRegister = ({ protocol, hostname }: { protocol: string; hostname: string }, framed: boolean): boolean =>
  !framed && (protocol === 'https:' || LOCAL.includes(hostname));
