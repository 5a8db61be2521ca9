import { chaveAcesso } from '#domain/invoices/chave-acesso.ts';
import { totaisDe } from '#domain/returns/espelho.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { must } from '#lib/must.ts';
import { assinar } from '#server/demo/nfe/assinar.ts';
import { aliquota, dinheiro, texto } from '#server/demo/nfe/campos.ts';
import { type Certificados, createEmissorDemonstracao } from '#server/demo/nfe/demonstracao.ts';
import { montarNfe, NFE_NAMESPACE, NFE_VERSAO } from '#server/demo/nfe/montar.ts';
import type { ItemDaNota, NotaParaEmitir } from '#server/nfe/port.ts';
import { at, readXml } from '#server/nfe/read-xml.ts';
import { el, writeXml, type Xml } from '#server/nfe/xml.ts';
import type { LinhaDoPapel, PapelDaDevolucao } from '#server/returns/data/papel.ts';
import { NATUREZA } from '#server/returns/espelho-quadros.ts';
import { complementoDe } from '#server/returns/espelho-textos.ts';

type Change = (xml: Xml) => Xml;

const withText =
  (conteudo: string): Change =>
  ({ nome, atributos }) =>
    el(nome, conteudo, atributos);
const childrenOf = ({ conteudo }: Xml): readonly Xml[] => (typeof conteudo === 'string' ? [] : conteudo);

/** Changes the elements of a name, wherever they stand. */
function changed(xml: Xml, nome: string, change: Change): Xml {
  if (xml.nome === nome) return change(xml);
  const children = childrenOf(xml).map((child) => changed(child, nome, change));
  return children.length === 0 ? xml : el(xml.nome, children, xml.atributos);
}

const itemOf = (linha: LinhaDoPapel): ItemDaNota => ({
  ...linha,
  fcpSt: 0,
  ean: '',
  lotes: [
    {
      lote: linha.lote,
      quantidade: linha.quantidade,
      dataFabricacao: must(linha.dataFabricacao, 'day of production'),
      dataValidade: must(linha.dataValidade, 'last day'),
    },
  ],
  medicamento: { registro: '', pmc: 0, tipo: 0 },
});

const notaDe = (papel: PapelDaDevolucao, numero: number, em: Date): NotaParaEmitir => ({
  chaveAcesso: chaveAcesso({
    estado: papel.cliente.estado,
    emissao: businessDayOf(em),
    cnpj: papel.cliente.cpfCnpj,
    serie: '1',
    numero,
    codigo: 815,
  }),
  numDocumento: numero,
  serieDocumento: '1',
  descOperacao: NATUREZA,
  dataDocumento: em,
  idPrePedido: 0,
  numeroPedidoCliente: '',
  emitente: papel.cliente,
  destinatario: papel.filial,
  itens: papel.linhas.map(itemOf),
  pagamentos: [],
  parcelas: [],
});

/** The identification of a return: its purpose, no presence of the buyer, and the invoice that it refers to. */
const ideOf =
  (chave: string): Change =>
  (ide) => {
    const own = childrenOf(ide).filter(({ nome }) => nome !== 'indIntermed');
    const referring = el(ide.nome, [...own, el('NFref', [el('refNFe', chave)])]);
    return changed(changed(referring, 'finNFe', withText('4')), 'indPres', withText('0'));
  };

const semPagamento: Change = ({ nome }) => el(nome, [el('detPag', [el('tPag', '90'), el('vPag', '0.00')])]);

/** Changes the texts of elements by their names. */
const withTexts =
  (textos: Readonly<Record<string, string>>): Change =>
  (xml) =>
    Object.entries(textos).reduce((whole, [nome, conteudo]) => changed(whole, nome, withText(conteudo)), xml);

/** The other expenses of a line, before the element that follows them. */
const withOutras =
  (outras: number): Change =>
  (prod) =>
    el(
      prod.nome,
      childrenOf(prod).flatMap((child) =>
        outras > 0 && child.nome === 'indTot' ? [el('vOutro', dinheiro(outras)), child] : [child],
      ),
    );

/** A line with the operation and the taxes that the mirror says. */
const withLinha =
  (linhas: readonly LinhaDoPapel[]): Change =>
  (det) => {
    const linha = must(linhas[Number(det.atributos['nItem']) - 1], 'line');
    const textos = {
      CFOP: linha.cfop,
      vBC: dinheiro(linha.base),
      pICMS: aliquota(linha.aliquotaIcms),
      vICMS: dinheiro(linha.icms),
      vBCST: dinheiro(linha.baseSt),
    };
    return changed(withTexts(textos)(det), 'prod', withOutras(linha.outras));
  };

/** The totals that the mirror says. */
function withTotais(linhas: readonly LinhaDoPapel[]): Change {
  const { base, icms, baseSt, outras, valorTotal } = totaisDe(linhas);
  return withTexts({
    vBC: dinheiro(base),
    vICMS: dinheiro(icms),
    vBCST: dinheiro(baseSt),
    vOutro: dinheiro(outras),
    vNF: dinheiro(valorTotal),
  });
}

/** The invoice as the demonstration writes a sale, with what the mirror says in place of what a sale says. */
function infNfeOf(papel: PapelDaDevolucao, nota: NotaParaEmitir): Xml {
  const sale = must(montarNfe(nota), 'infNFe');
  const taxed = changed(changed(sale, 'det', withLinha(papel.linhas)), 'total', withTotais(papel.linhas));
  const returned = changed(taxed, 'ide', ideOf(papel.nota.chaveAcesso));
  const unpaid = changed(returned, 'pag', semPagamento);
  return changed(unpaid, 'infCpl', withText(texto(complementoDe(papel), 5000)));
}

/** The customer's NF-e of a return as its mirror asks for it: signed, with an authorisation, as XML. */
export async function notaDeDevolucao(
  papel: PapelDaDevolucao,
  certificados: Certificados,
  em: Date,
): Promise<string> {
  const nota = notaDe(papel, 41, em);
  const sale = must(await createEmissorDemonstracao(certificados).emitir(nota), 'XML');
  const infNFe = infNfeOf(papel, nota);
  const { assinatura, digest } = assinar(infNFe, NFE_NAMESPACE, await certificados(nota.emitente));
  const protocolo = must(at(readXml(sale), 'protNFe'), 'authorisation');
  return writeXml(
    el(
      'nfeProc',
      [
        el('NFe', [infNFe, assinatura], { xmlns: NFE_NAMESPACE }),
        changed(protocolo, 'digVal', withText(digest)),
      ],
      { versao: NFE_VERSAO, xmlns: NFE_NAMESPACE },
    ),
  );
}
