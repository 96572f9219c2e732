import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What a passkey may say other than it should: each an attack. */
export interface Lies {
  origin?: string;
  type?: string;
  challenge?: string;
  rpId?: string;
  /** The device did not verify its user. */
  unverified?: boolean;
  userHandle?: string;
  /** Counts so, instead of on. */
  counter?: number;
}

/** A passkey in software, which answers as a browser with an authenticator does. */
export interface SoftPasskey {
  id: string;
  /** Makes it: the answer to a question for a new one. */
  make(question: string, lies?: Lies): string;
  /** Answers a question. */
  answer(question: string, lies?: Lies): string;
}

interface Question {
  challenge: string;
  rpId?: string;
  rp?: { id: string };
  user?: { id: string };
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (value: string | Uint8Array) => createHash('sha256').update(value).digest();
const BYTES_16 = 0x59;
const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_KEY = 64;

function uint(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}

/** A passkey of a site at `origin`. */
export function softPasskey(origin: string): SoftPasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let handle = '';
  let count = 0;

  function clientData(type: string, { challenge }: Question, lies: Lies): Buffer {
    const said = { type: lies.type ?? type, challenge: lies.challenge ?? challenge };
    return Buffer.from(JSON.stringify({ ...said, origin: lies.origin ?? origin }));
  }

  function authenticatorData(rpId: string, lies: Lies, key?: Buffer): Buffer {
    const verified = lies.unverified ? 0 : USER_VERIFIED;
    const flags = USER_PRESENT | verified | (key ? HAS_KEY : 0);
    const head = [sha256(lies.rpId ?? rpId), uint(flags, 1), uint(lies.counter ?? count, 4)];
    return Buffer.concat([...head, ...(key ? [key] : [])]);
  }

  /** AAGUID, id and COSE key: EC2 on P-256 for ES256. */
  function attested(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const [bx, by] = [x, y].map((part) => Buffer.from(part, 'base64url'));
    const cose = ['a5010203262001215820', bx?.toString('hex'), '225820', by?.toString('hex')];
    return Buffer.concat([
      ...[Buffer.alloc(16), uint(id.length, 2), id],
      Buffer.from(cose.join(''), 'hex'),
    ]);
  }

  const credential = (response: object) =>
    JSON.stringify({
      ...{ id: base64url(id), rawId: base64url(id), type: 'public-key' },
      ...{ response, clientExtensionResults: {} },
    });

  return {
    id: base64url(id),
    make(text, lies = {}) {
      const question = JSON.parse(text) as Question;
      handle = question.user?.id ?? '';
      const data = authenticatorData(question.rp?.id ?? '', lies, attested());
      // CBOR: { fmt: 'none', attStmt: {}, authData }
      const head = Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex');
      const object = Buffer.concat([head, uint(BYTES_16, 1), uint(data.length, 2), data]);
      const client = clientData('webauthn.create', question, lies);
      return credential({
        clientDataJSON: base64url(client),
        attestationObject: base64url(object),
        transports: ['internal'],
      });
    },
    answer(text, lies = {}) {
      const question = JSON.parse(text) as Question;
      count += 1;
      const client = clientData('webauthn.get', question, lies);
      const data = authenticatorData(question.rpId ?? '', lies);
      const signed = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return credential({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signed),
        userHandle: lies.userHandle ?? handle,
      });
    },
  };
}
