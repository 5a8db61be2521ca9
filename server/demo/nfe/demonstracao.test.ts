import { createHash, verify, X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { allNamed, at, readXml, textAt } from '#server/nfe/read-xml.ts';
import type { Xml } from '#server/nfe/xml.ts';
import { createCertificados } from './certificados.ts';
import { createEmissorDemonstracao } from './demonstracao.ts';
import { DESTINATARIO, itemDaNota, notaParaEmitir } from './nota-sample.ts';

const emissor = createEmissorDemonstracao(createCertificados(() => new Date('2026-11-20T12:00:00Z')));

async function emitted(nota = notaParaEmitir()): Promise<{ xml: string; documento: Xml; infNFe: Xml }> {
  const xml = must(await emissor.emitir(nota), 'xml');
  const documento = readXml(xml);
  return { xml, documento, infNFe: must(at(documento, 'NFe/infNFe'), 'infNFe') };
}

/** The text of an element in the document, with its namespace. */
const canonical = (xml: string, nome: string, xmlns: string): string =>
  must(new RegExp(`<${nome}[ >][\\s\\S]*</${nome}>`).exec(xml)?.[0], nome).replace(
    `<${nome}`,
    `<${nome} xmlns="${xmlns}"`,
  );

test('NF-e signature covers the exact bytes of the invoice and verifies with its certificate', async () => {
  const { xml, documento } = await emitted();
  const signature = 'NFe/Signature';
  const digest = textAt(documento, `${signature}/SignedInfo/Reference/DigestValue`);
  const signed = canonical(xml, 'infNFe', 'http://www.portalfiscal.inf.br/nfe');
  expect(createHash('sha1').update(signed).digest('base64')).toBe(digest);
  const info = canonical(xml, 'SignedInfo', 'http://www.w3.org/2000/09/xmldsig#');
  const certificate = textAt(documento, `${signature}/KeyInfo/X509Data/X509Certificate`);
  const { publicKey } = new X509Certificate(Buffer.from(certificate, 'base64'));
  const value = Buffer.from(textAt(documento, `${signature}/SignatureValue`), 'base64');
  expect(verify('sha1', Buffer.from(info), publicKey, value)).toBe(true);
  expect(verify('sha1', Buffer.from(info.replace(digest, digest.toLowerCase())), publicKey, value)).toBe(
    false,
  );
  expect(textAt(documento, 'protNFe/infProt/digVal')).toBe(digest);
});

test('NF-e, signature and authorisation carry the same access key', async () => {
  const nota = notaParaEmitir();
  const { documento, infNFe } = await emitted(nota);
  expect(infNFe.atributos['Id']).toBe(`NFe${nota.chaveAcesso}`);
  const reference = at(documento, 'NFe/Signature/SignedInfo/Reference');
  expect(reference?.atributos['URI']).toBe(`#NFe${nota.chaveAcesso}`);
  expect(textAt(documento, 'protNFe/infProt/chNFe')).toBe(nota.chaveAcesso);
  const ide = (nome: string) => textAt(infNFe, `ide/${nome}`);
  const parts = [ide('cUF'), ide('cNF'), ide('nNF'), ide('cDV')];
  expect(parts).toEqual(['35', nota.chaveAcesso.slice(35, 43), '310001', nota.chaveAcesso.slice(43)]);
});

test('NF-e amounts add up', async () => {
  const { infNFe } = await emitted();
  const total = (nome: string) => textAt(infNFe, `total/ICMSTot/${nome}`);
  // 2 x (126.00 - 26.00), and 9.00 of ST on one of them.
  expect([total('vProd'), total('vDesc'), total('vST'), total('vNF')]).toEqual([
    '252.00',
    '52.00',
    '9.00',
    '209.00',
  ]);
  // 18 % of 100.00; 27.00 are 18 % of 150.00.
  const [first, second] = allNamed(infNFe, 'det');
  const icms = (det: Xml | undefined, nome: string) => textAt(must(det, 'line'), `imposto/ICMS/${nome}`);
  expect(icms(first, 'ICMS10/vICMS')).toBe('18.00');
  expect(icms(first, 'ICMS10/vBCST')).toBe('150.00');
  expect(icms(second, 'ICMS00/vICMS')).toBe('18.00');
  expect(textAt(infNFe, 'cobr/fat/vLiq')).toBe('209.00');
  expect(textAt(infNFe, 'pag/detPag/vPag')).toBe('209.00');
});

test('NF-e totals name the share of the fund apart from ST', async () => {
  const itens = [itemDaNota({ st: 12_00, fcpSt: 3_00 }), itemDaNota()];
  const { infNFe } = await emitted(notaParaEmitir({ itens }));
  const total = (nome: string) => textAt(infNFe, `total/ICMSTot/${nome}`);
  expect([total('vST'), total('vFCPST'), total('vNF')]).toEqual(['18.00', '3.00', '221.00']);
});

test('an NF-e to another state has its own CFOPs and 12 % ICMS', async () => {
  const mineiro = { ...DESTINATARIO, estado: 'MG', cep: '30000007', cidade: 'Belo Horizonte' };
  const { infNFe } = await emitted(notaParaEmitir({ destinatario: mineiro }));
  expect(textAt(infNFe, 'ide/idDest')).toBe('2');
  const lines = allNamed(infNFe, 'det');
  expect(lines.map((det) => textAt(det, 'prod/CFOP'))).toEqual(['6403', '6102']);
  expect(textAt(must(lines[1], 'line'), 'imposto/ICMS/ICMS00/pICMS')).toBe('12.00');
});

test('a medicine carries registration, batch and PMC; a combo is one line without EAN', async () => {
  const combo = itemDaNota({ codigo: 'K7', medicamento: null, ean: '' });
  const { infNFe } = await emitted(notaParaEmitir({ itens: [itemDaNota(), combo] }));
  const [medicine, kit] = allNamed(infNFe, 'det').map((det) => must(at(det, 'prod'), 'prod'));
  const of = (nome: string) => textAt(must(medicine, 'medicine'), nome);
  expect([of('med/cProdANVISA'), of('med/vPMC'), of('rastro/qLote')]).toEqual([
    '1002900050111',
    '19.90',
    '12.000',
  ]);
  expect(of('rastro/dVal') > '2026-11-20').toBe(true);
  expect(at(must(kit, 'kit'), 'med')).toBeUndefined();
  expect(textAt(must(kit, 'kit'), 'cEAN')).toBe('SEM GTIN');
});

test('NF-e is marked as a demonstration without fiscal value', async () => {
  const { infNFe } = await emitted();
  expect(textAt(infNFe, 'ide/tpAmb')).toBe('2');
  expect(textAt(infNFe, 'dest/xNome')).toBe('NF-E EMITIDA EM AMBIENTE DE HOMOLOGACAO - SEM VALOR FISCAL');
  expect(textAt(infNFe, 'infAdic/infCpl')).toBe(
    'Documento de demonstração, sem valor fiscal. Pedido 100001. Cliente: Drogaria "Aurora" & Cia <Ipê>.',
  );
});

test('a character outside the layout is replaced by a dash', async () => {
  const { infNFe } = await emitted();
  expect(textAt(infNFe, 'dest/enderDest/xLgr')).toBe('Praça d-Água');
});

test('an invoice without lines, or to an unknown postal code, has no NF-e', async () => {
  expect(await emissor.emitir(notaParaEmitir({ itens: [] }))).toBeUndefined();
  const nowhere = { ...DESTINATARIO, cep: '99999999' };
  expect(await emissor.emitir(notaParaEmitir({ destinatario: nowhere }))).toBeUndefined();
});
