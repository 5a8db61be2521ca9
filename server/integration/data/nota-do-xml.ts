import type { NotaRegistro } from '#contract/integration/nota.ts';
import { isChaveAcesso } from '#domain/invoices/chave-acesso.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { type LinhaDoXml, linhasDoXml } from '#server/invoices/data/linhas-do-xml.ts';
import { readNfe } from '#server/nfe/read-nfe.ts';
import { textAt } from '#server/nfe/read-xml.ts';

/** The members of an invoice that its own XML holds. `valorTotalNota` in cents, tax numbers as digits. */
export type NotaDoXml = {
  readonly cnpjEmitente: string;
  readonly cpfCnpjDestinatario: string;
  readonly numDocumento: number;
  readonly serieDocumento: string;
  readonly idNfeTipoEmissao: number;
  readonly descOperacao: string;
  readonly valorTotalNota: number;
  readonly dataDocumento: Date;
  readonly linhas: readonly LinhaDoXml[];
};

/** Authorised, in time or later. */
const AUTORIZADAS = ['100', '150'];

const lidas = new WeakMap<NotaRegistro, Result<NotaDoXml, string>>();

/** Reads an invoice's XML, once for each record, and holds it to its access key, or says why it is refused. */
export function notaDoXml(registro: NotaRegistro): Result<NotaDoXml, string> {
  const lida = lidas.get(registro) ?? readNota(registro);
  lidas.set(registro, lida);
  return lida;
}

function readNota({ chave, xml }: NotaRegistro): Result<NotaDoXml, string> {
  if (!isChaveAcesso(chave)) return fail('A chave de acesso não tem 44 dígitos ou tem um dígito errado.');
  const nfe = readNfe(xml);
  if (nfe === undefined)
    return fail('O XML não é de uma NF-e inteira: está em outro formato ou foi cortado.');
  const { nota, protocolo } = nfe;
  if (protocolo === undefined) return fail('O XML não tem o protocolo de autorização da NF-e (procNFe).');
  const cStat = textAt(protocolo, 'cStat');
  if (!AUTORIZADAS.includes(cStat)) return fail(`A NF-e não está autorizada (cStat ${cStat}).`);
  if (nota.atributos['Id'] !== `NFe${chave}` || textAt(protocolo, 'chNFe') !== chave)
    return fail('O XML é de outra chave de acesso.');
  const lida = {
    cnpjEmitente: textAt(nota, 'emit/CNPJ'),
    cpfCnpjDestinatario: textAt(nota, 'dest/CNPJ') || textAt(nota, 'dest/CPF'),
    numDocumento: Number(textAt(nota, 'ide/nNF')),
    serieDocumento: textAt(nota, 'ide/serie'),
    idNfeTipoEmissao: Number(textAt(nota, 'ide/tpEmis')),
    descOperacao: textAt(nota, 'ide/natOp'),
    valorTotalNota: Math.round(Number(textAt(nota, 'total/ICMSTot/vNF') || Number.NaN) * 100),
    dataDocumento: new Date(textAt(nota, 'ide/dhEmi')),
    linhas: linhasDoXml(nota),
  };
  if (!isOfChave(chave, lida))
    return fail('O emitente, a série ou o número do XML não são os da chave de acesso.');
  if (Number.isNaN(lida.dataDocumento.getTime())) return fail('A data de emissão da NF-e é inválida.');
  if (!(lida.valorTotalNota > 0)) return fail('O valor total da NF-e é inválido.');
  return lida.linhas.length === 0 ? fail('A NF-e não tem itens.') : ok(lida);
}

/** The parts of a key that its invoice repeats. */
const isOfChave = (
  chave: string,
  { cnpjEmitente, serieDocumento, numDocumento, idNfeTipoEmissao }: NotaDoXml,
): boolean =>
  chave.slice(6, 34 + 1) ===
  `${cnpjEmitente}55${serieDocumento.padStart(3, '0')}${String(numDocumento).padStart(9, '0')}${idNfeTipoEmissao}`;
