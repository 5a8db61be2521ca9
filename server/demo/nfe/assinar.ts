import { createHash, sign } from 'node:crypto';
import { el, writeXml, type Xml } from '#server/nfe/xml.ts';
import type { Certificado } from './certificado.ts';

const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';

/** An element in canonical form inside a given namespace. */
const within = (xmlns: string, { nome, atributos, conteudo }: Xml): string =>
  writeXml({ nome, conteudo, atributos: { ...atributos, xmlns } });

/**
 * The signature of an element with an `Id` in a document of one namespace (XML Signature, enveloped, with the
 * algorithms that the NF-e prescribes: RSA with SHA-1, Canonical XML 1.0). It is placed next to the element. The
 * authorisation repeats `digest`.
 */
export function assinar(
  signed: Xml,
  xmlns: string,
  { chave, certificado }: Certificado,
): { readonly assinatura: Xml; readonly digest: string } {
  const digest = createHash('sha1').update(within(xmlns, signed)).digest('base64');
  const algorithm = (nome: string, Algorithm: string) => el(nome, '', { Algorithm });
  const info = el('SignedInfo', [
    algorithm('CanonicalizationMethod', C14N),
    algorithm('SignatureMethod', `${DSIG}rsa-sha1`),
    el(
      'Reference',
      [
        el('Transforms', [
          algorithm('Transform', `${DSIG}enveloped-signature`),
          algorithm('Transform', C14N),
        ]),
        algorithm('DigestMethod', `${DSIG}sha1`),
        el('DigestValue', digest),
      ],
      { URI: `#${signed.atributos['Id'] ?? ''}` },
    ),
  ]);
  const value = sign('sha1', Buffer.from(within(DSIG, info)), chave).toString('base64');
  const keyInfo = el('KeyInfo', [el('X509Data', [el('X509Certificate', certificado)])]);
  const assinatura = el('Signature', [info, el('SignatureValue', value), keyInfo], { xmlns: DSIG });
  return { assinatura, digest };
}
