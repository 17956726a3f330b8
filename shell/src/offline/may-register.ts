const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** Whether to register the service worker: only on https or a local host, and not inside another page. */
export const mayRegister = ({ protocol, hostname }: { protocol: string; hostname: string }, framed: boolean): boolean =>
  !framed && (protocol === 'https:' || LOCAL.includes(hostname));
