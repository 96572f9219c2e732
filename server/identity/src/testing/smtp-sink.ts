import { createServer, type AddressInfo, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { MailServer } from '@sastre/base/config';
import type { SelfSigned } from './self-signed.ts';

/** A mail that arrived. `source` is everything after DATA; `text` and `html` are decoded. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** Whether it came over TLS. */
  secure: boolean;
  source: string;
  subject: string;
  text: string;
  html: string;
}

/** A mail server on a free port that keeps what it gets. */
export interface SmtpSink {
  server: MailServer;
  mails: ReceivedMail[];
  /** Every command that was sent, without the mail itself. */
  commands: string[];
  /** Answers to RCPT from now on; undefined: taken. */
  refuse(answer: string | undefined): void;
  /** The next mail to this address; waits for it. */
  next(to: string): Promise<ReceivedMail>;
  stop(): Promise<void>;
}

/** `user` and `password` are asked for if given. `starttls` needs a certificate; `tls` speaks it from the first byte. */
export interface SinkOptions {
  user?: string;
  password?: string;
  certificate?: SelfSigned;
  tls?: MailServer['tls'];
}

function decoded(part: string): string {
  const [head = '', ...rest] = part.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

function subjectOf(source: string): string {
  const raw = /^Subject: ((?:.|\r\n[ \t])*)/im.exec(source)?.[1] ?? '';
  return raw
    .replace(/\?=\r?\n?\s+=\?/g, '?==?')
    .replace(/\r\n[ \t]/g, ' ')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_all, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : decoded(`quoted-printable\r\n\r\n${text.replaceAll('_', ' ')}`),
    );
}

function read(source: string): Pick<ReceivedMail, 'source' | 'subject' | 'text' | 'html'> {
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1] ?? '';
  const parts = source.split(`--${boundary}`);
  const of = (type: string) =>
    decoded((parts.find((part) => part.includes(`Content-Type: ${type}`)) ?? '').trimStart());
  return { source, subject: subjectOf(source), text: of('text/plain'), html: of('text/html') };
}

/** Starts a mail server. It knows the commands that sending a mail takes. */
export async function startSmtpSink(options: SinkOptions = {}): Promise<SmtpSink> {
  const { user, password, certificate, tls = 'none' } = options;
  const mails: ReceivedMail[] = [];
  const commands: string[] = [];
  const waiting = new Set<() => void>();
  const sockets = new Set<Socket>();
  let refusal: string | undefined;

  function converse(socket: Socket, secure: boolean, greets: boolean): void {
    let pending = '';
    let from = '';
    let to: string[] = [];
    let signedIn = user === undefined;
    let inData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    if (greets) say('220 sink ready');

    function arrive(source: string): void {
      inData = false;
      mails.push({ from, to, secure, ...read(source.replace(/^\.\./gm, '.')) });
      [from, to] = ['', []];
      say('250 kept');
      for (const look of waiting) look();
    }

    function command(line: string): void {
      commands.push(line);
      const verb = line.slice(0, 4).toUpperCase();
      const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
      if (verb === 'EHLO' || verb === 'HELO') {
        const offers = [
          ...(certificate && !secure ? ['STARTTLS'] : []),
          ...(user === undefined ? [] : ['AUTH PLAIN']),
          'SMTPUTF8',
        ];
        return void say(
          ['250-sink', ...offers.map((offer) => `250-${offer}`), '250 8BITMIME'].join('\r\n'),
        );
      }
      if (verb === 'STAR' && certificate) {
        say('220 go on');
        socket.removeAllListeners('data');
        return converse(new TLSSocket(socket, { isServer: true, ...certificate }), true, false);
      }
      if (verb === 'AUTH') {
        const given = Buffer.from(line.split(' ')[2] ?? '', 'base64')
          .toString()
          .split('\0');
        signedIn = given[1] === user && given[2] === password;
        return void say(signedIn ? '235 welcome' : '535 not you');
      }
      if (verb === 'QUIT') return void socket.end('221 bye\r\n');
      if (!signedIn) return void say('530 sign in first');
      if (verb === 'MAIL') from = address;
      if (verb === 'RCPT') {
        if (refusal !== undefined) return void say(refusal);
        to = [...to, address];
      }
      if (verb === 'DATA') inData = true;
      say(inData ? '354 go on' : '250 fine');
    }

    socket.on('data', (chunk: Buffer) => {
      pending += chunk.toString('latin1');
      for (;;) {
        const end = inData ? pending.indexOf('\r\n.\r\n') : pending.indexOf('\r\n');
        if (end < 0) return;
        const piece = pending.slice(0, end);
        pending = pending.slice(end + (inData ? 5 : 2));
        if (inData) arrive(Buffer.from(piece, 'latin1').toString());
        else command(piece);
      }
    });
    socket.on('error', () => socket.destroy());
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    if (tls !== 'always') return converse(socket, false, true);
    converse(new TLSSocket(socket, { isServer: true, ...certificate }), true, true);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    server: {
      host: 'localhost',
      port,
      tls,
      user,
      password,
      from: 'Sastre <no-reply@sastre.example>',
    },
    mails,
    commands,
    refuse(answer) {
      refusal = answer;
    },
    next(to) {
      return new Promise((resolve) => {
        const look = () => {
          const index = mails.findIndex((mail) => mail.to.includes(to));
          if (index < 0) return;
          waiting.delete(look);
          const [mail] = mails.splice(index, 1);
          if (mail) resolve(mail);
        };
        waiting.add(look);
        look();
      });
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The one link of a mail; throws unless its text and its HTML have the same one. */
export function linkIn({ text, html }: ReceivedMail): string {
  const links = text.match(/https?:\/\/\S+/g)?.filter((link) => link.includes('/idp/')) ?? [];
  const [link] = links;
  if (!link || links.length > 1) throw new Error(`Not one link: ${text}`);
  if (!html.includes(`href="${link.replaceAll('&', '&amp;')}"`)) throw new Error(`Not in: ${html}`);
  return link;
}
