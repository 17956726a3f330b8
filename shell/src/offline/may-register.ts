const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** Whether the offline worker belongs here: a secure or a local host, and no page inside another. */
export const mayRegister = ({ protocol, hostname }: { protocol: string; hostname: string }, framed: boolean): boolean =>
  !framed && (protocol === 'https:' || LOCAL.includes(hostname));
