import { SignedXml } from 'xml-crypto';

const SIGNATURE = /<Signature[\s\S]*<\/Signature>/;

/**
 * The elements that the signature of a document really covers, as xml-crypto reads and checks it with the
 * certificate inside; undefined when the signature or a digest does not fit.
 */
export function signedParts(xml: string): readonly string[] | undefined {
  const [signature] = SIGNATURE.exec(xml) ?? [];
  if (signature === undefined) return undefined;
  const reader = new SignedXml({ getCertFromKeyInfo: (keyInfo) => SignedXml.getCertFromKeyInfo(keyInfo) });
  reader.loadSignature(signature);
  return isGood(reader, xml) ? reader.getSignedReferences() : undefined;
}

/** A wrong digest is answered with false, a wrong signature value with an error that names it. */
function isGood(reader: SignedXml, xml: string): boolean {
  try {
    return reader.checkSignature(xml);
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('invalid signature')) return false;
    throw error;
  }
}
