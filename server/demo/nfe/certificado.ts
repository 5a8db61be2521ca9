import { createPrivateKey, generateKeyPair, type KeyObject, randomBytes, sign } from 'node:crypto';
import { promisify } from 'node:util';
import {
  bits,
  explicit,
  integer,
  nothing,
  octets,
  oid,
  printable,
  sequence,
  set,
  truth,
  utcTime,
  utf8,
} from './der.ts';

/** A key and its certificate, for signing invoices. `certificado` is DER in base64, as in the signature. */
export type Certificado = { readonly chave: KeyObject; readonly certificado: string };

const makeKeys = promisify(generateKeyPair);
const SHA256_RSA = '1.2.840.113549.1.1.11';
const COUNTRY = '2.5.4.6';
const ORGANIZATION = '2.5.4.10';
const UNIT = '2.5.4.11';
const COMMON_NAME = '2.5.4.3';
const KEY_USAGE = '2.5.29.15';
/** digitalSignature and nonRepudiation. */
const SIGNS = Uint8Array.of(0x03, 0x02, 0x06, 0xc0);
const SERIAL_BYTES = 16;
const YEARS = 10;

/**
 * A new 2048-bit key and its self-signed certificate (X.509 v3, RFC 5280) with the names of an e-CNPJ. It is for
 * demonstrations only: no certificate chain trusts it.
 */
export async function makeCertificado(nome: string, cnpj: string, now: Date): Promise<Certificado> {
  const { privateKey, publicKey } = await makeKeys('rsa', { modulusLength: 2048 });
  const until = new Date(now);
  until.setUTCFullYear(now.getUTCFullYear() + YEARS);
  const algorithm = sequence(oid(SHA256_RSA), nothing());
  const names = nameOf(`${nome.slice(0, 49)}:${cnpj}`);
  const toSign = sequence(
    explicit(0, integer(Uint8Array.of(2))),
    integer(newSerial()),
    algorithm,
    names,
    sequence(utcTime(now), utcTime(until)),
    names,
    publicKey.export({ type: 'spki', format: 'der' }),
    explicit(3, sequence(sequence(oid(KEY_USAGE), truth(), octets(SIGNS)))),
  );
  const der = sequence(toSign, algorithm, bits(sign('sha256', toSign, privateKey)));
  return { chave: privateKey, certificado: Buffer.from(der).toString('base64') };
}

/** Random, at its full length: DER does not allow leading zero bytes. */
function newSerial(): Uint8Array {
  const [first = 0, ...rest] = randomBytes(SERIAL_BYTES);
  return Uint8Array.of((first & 0x3f) | 0x40, ...rest);
}

function nameOf(commonName: string): Uint8Array {
  const part = (id: string, value: Uint8Array) => set(sequence(oid(id), value));
  return sequence(
    part(COUNTRY, printable('BR')),
    part(ORGANIZATION, utf8('Maleta')),
    part(UNIT, utf8('Demonstração sem valor fiscal')),
    part(COMMON_NAME, utf8(commonName)),
  );
}

/** Both as one PEM text. */
export const toPem = ({ chave, certificado }: Certificado): string =>
  `${chave.export({ type: 'pkcs8', format: 'pem' }).toString()}-----BEGIN CERTIFICATE-----\n${certificado.replace(/.{64}(?=.)/g, '$&\n')}\n-----END CERTIFICATE-----\n`;

/** Reads the text that `toPem` wrote. Throws an Error for any other text. */
export function fromPem(pem: string): Certificado {
  const [, body] = /-----BEGIN CERTIFICATE-----([\s\S]+?)-----END/.exec(pem) ?? [];
  if (body === undefined) throw new Error('not a certificate');
  return { chave: createPrivateKey(pem), certificado: body.replace(/\s/g, '') };
}
