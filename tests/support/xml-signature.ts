import { SignedXml } from 'xml-crypto';

const SIGNATURE = /<Signature[\s\S]*<\/Signature>/;

/**
 * Returns the elements that the signature of a document really covers, as xml-crypto checks it with the certificate
 * inside; undefined when the signature or a digest does not fit.
 */
export function signedParts(xml: string): readonly string[] | undefined {
  const [signature] = SIGNATURE.exec(xml) ?? [];
  if (signature === undefined) return undefined;
  const reader = new SignedXml({ getCertFromKeyInfo: (keyInfo) => SignedXml.getCertFromKeyInfo(keyInfo) });
  reader.loadSignature(signature);
  return isGood(reader, xml) ? reader.getSignedReferences() : undefined;
}

/** It returns false for a wrong digest, and throws an error that names a wrong signature value. */
function isGood(reader: SignedXml, xml: string): boolean {
  try {
    return reader.checkSignature(xml);
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('invalid signature')) return false;
    throw error;
  }
}
