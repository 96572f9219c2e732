/** Where the proxy of this machine listens, what stands behind it, and where it may write. */
export interface ProxyPlace {
  port: number;
  serverPorts: readonly number[];
  folder: string;
}

/**
 * The configuration of deploy/ for this machine: other addresses, nothing else. Throws when it has not what is to be put
 * in another's place, for then it would not be the one that is deployed.
 */
export function localProxy(config: string, { port, serverPorts, folder }: ProxyPlace): string {
  const changes: [string, string][] = [
    ['listen 8080;', `listen ${port};`],
    ...serverPorts.map((serverPort, at): [string, string] => [
      `server server-${at + 1}:4000 `,
      `server 127.0.0.1:${serverPort} `,
    ]),
    ['X-Forwarded-Proto https;', 'X-Forwarded-Proto http;'],
  ];
  const placed = changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`deploy/nginx/nginx.conf has no "${from}".`);
    return text.replace(from, to);
  }, config);
  return placed.replaceAll(' /tmp/', ` ${folder}/`);
}
