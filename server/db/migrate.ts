import { Migrator } from 'kysely/migration';
import { clientes } from './migrations/0001-0029/0001-clientes.ts';
import { catalogo } from './migrations/0001-0029/0002-catalogo.ts';
import { carrinho } from './migrations/0001-0029/0003-carrinho.ts';
import { fila } from './migrations/0001-0029/0004-fila.ts';
import { mudancas } from './migrations/0001-0029/0005-mudancas.ts';
import { historico } from './migrations/0001-0029/0006-historico.ts';
import { atributos } from './migrations/0001-0029/0007-atributos.ts';
import { combos } from './migrations/0001-0029/0008-combos.ts';
import { conteudo } from './migrations/0001-0029/0009-conteudo.ts';
import { temas } from './migrations/0001-0029/0010-temas.ts';
import { ordemInicial } from './migrations/0001-0029/0011-ordem-inicial.ts';
import { pagamento } from './migrations/0001-0029/0012-pagamento.ts';
import { estoqueDoPedido } from './migrations/0001-0029/0013-estoque-do-pedido.ts';
import { preferencia } from './migrations/0001-0029/0014-preferencia.ts';
import { pagamentoCreditado } from './migrations/0001-0029/0015-pagamento-creditado.ts';
import { solicitacoes } from './migrations/0001-0029/0016-solicitacoes.ts';
import { recuperacao } from './migrations/0001-0029/0017-recuperacao.ts';
import { sessoes } from './migrations/0001-0029/0018-sessoes.ts';
import { etapas } from './migrations/0001-0029/0019-etapas.ts';
import { marca } from './migrations/0001-0029/0020-marca.ts';
import { feedPorFluxo } from './migrations/0001-0029/0021-feed-por-fluxo.ts';
import { crescimento } from './migrations/0001-0029/0022-crescimento.ts';
import { usuarioAtivoBoleto } from './migrations/0001-0029/0024-usuario-ativo-boleto.ts';
import { esperaPagamento } from './migrations/0001-0029/0025-espera-pagamento.ts';
import { tarefas } from './migrations/0001-0029/0026-tarefas.ts';
import { consultaPagamento } from './migrations/0001-0029/0027-consulta-pagamento.ts';
import { mensagens } from './migrations/0001-0029/0028-mensagens.ts';
import { contagens } from './migrations/0001-0029/0029-contagens.ts';
import { pedidosPorCliente } from './migrations/0030-0039/0030-pedidos-por-cliente.ts';
import { respostasPequenas } from './migrations/0030-0039/0031-respostas-pequenas.ts';
import { combosMudados } from './migrations/0030-0039/0032-combos-mudados.ts';
import { feedNomeado } from './migrations/0030-0039/0034-feed-nomeado.ts';
import { feedPassos } from './migrations/0030-0039/0035-feed-passos.ts';
import { avisos } from './migrations/0030-0039/0036-avisos.ts';
import { contextoBase } from './migrations/0030-0039/0037-contexto-base.ts';
import { detalheDaLinha } from './migrations/0030-0039/0038-detalhe-da-linha.ts';
import { contaEmParte } from './migrations/0030-0039/0039-conta-em-parte.ts';
import { contaCorrente } from './migrations/0040-0049/0040-conta-corrente.ts';
import { contasAntecipadas } from './migrations/0040-0049/0041-contas-antecipadas.ts';
import { cashback } from './migrations/0040-0049/0042-cashback.ts';
import { creditoDaConta } from './migrations/0040-0049/0043-credito-da-conta.ts';
import { itensDaNota } from './migrations/0040-0049/0044-itens-da-nota.ts';
import { devolucoes } from './migrations/0040-0049/0045-devolucoes.ts';
import { jurosApurados } from './migrations/0040-0049/0046-juros-apurados.ts';
import { anexosDaDevolucao } from './migrations/0040-0049/0047-anexos-da-devolucao.ts';
import { documentos } from './migrations/0040-0049/0048-documentos.ts';
import { cartas } from './migrations/0040-0049/0049-cartas.ts';
import { contatos } from './migrations/0050-contatos.ts';
import { listaPisCofins } from './migrations/0051-lista-pis-cofins.ts';
import { imagensDoProduto } from './migrations/0052-imagens-do-produto.ts';
import { telefonePrincipal } from './migrations/0053-telefone-principal.ts';
import { avisoDeDocumento } from './migrations/0054-aviso-de-documento.ts';
import { fcpSt } from './migrations/0055-fcp-st.ts';
import { integracao } from './migrations/0056-integracao.ts';
import { titulos } from './migrations/0057-titulos.ts';
import { cadastros } from './migrations/0058-cadastros.ts';
import { eventos } from './migrations/0059-eventos.ts';
import { papeis } from './migrations/0060-papeis.ts';
import { respostas } from './migrations/0061-respostas.ts';
import { eventoLido } from './migrations/0062-evento-lido.ts';
import { imagensDasMarcas } from './migrations/0063-imagens-das-marcas.ts';
import { fcpDaNota } from './migrations/0064-fcp-da-nota.ts';
import { termosDaEmpresa } from './migrations/0065-termos-da-empresa.ts';
import { arquivosDePedidos } from './migrations/0066-arquivos-de-pedidos.ts';
import { numeroDaEmpresa } from './migrations/0067-numero-da-empresa.ts';
import { destinosDeArquivos } from './migrations/0068-destinos-de-arquivos.ts';
import { codigosDaEmpresa } from './migrations/0069-codigos-da-empresa.ts';
import { contatosDaEmpresa } from './migrations/0070-contatos-da-empresa.ts';
import { historicoDaEmpresa } from './migrations/0071-historico-da-empresa.ts';
import { titulosContados } from './migrations/0072-titulos-contados.ts';
import { temasDeVitrines } from './migrations/0073-temas-de-vitrines.ts';
import { esperasDaEmpresa } from './migrations/0074-esperas-da-empresa.ts';
import { feriadosDaEmpresa } from './migrations/0075-feriados-da-empresa.ts';
import { diasParaColeta } from './migrations/0076-dias-para-coleta.ts';
import { lancamentosDaEmpresa } from './migrations/0077-lancamentos-da-empresa.ts';
import { consentimentosDasCargas } from './migrations/0078-consentimentos-das-cargas.ts';
import { pedidosDispensados } from './migrations/0079-pedidos-dispensados.ts';
import { esperaGarantida } from './migrations/0080-espera-garantida.ts';
import { visitas } from './migrations/0081-visitas.ts';
import { metas } from './migrations/0082-metas.ts';
import { orcamentos } from './migrations/0083-orcamentos.ts';
import { codigosDoCliente } from './migrations/0084-codigos-do-cliente.ts';
import { carrinhoPago } from './migrations/0085-carrinho-pago.ts';
import type { Database } from './schema/schema.ts';

const migrations = {
  '0001-clientes': clientes,
  '0002-catalogo': catalogo,
  '0003-carrinho': carrinho,
  '0004-fila': fila,
  '0005-mudancas': mudancas,
  '0006-historico': historico,
  '0007-atributos': atributos,
  '0008-combos': combos,
  '0009-conteudo': conteudo,
  '0010-temas': temas,
  '0011-ordem-inicial': ordemInicial,
  '0012-pagamento': pagamento,
  '0013-estoque-do-pedido': estoqueDoPedido,
  '0014-preferencia': preferencia,
  '0015-pagamento-creditado': pagamentoCreditado,
  '0016-solicitacoes': solicitacoes,
  '0017-recuperacao': recuperacao,
  '0018-sessoes': sessoes,
  '0019-etapas': etapas,
  '0020-marca': marca,
  '0021-feed-por-fluxo': feedPorFluxo,
  '0022-crescimento': crescimento,
  '0024-usuario-ativo-boleto': usuarioAtivoBoleto,
  '0025-espera-pagamento': esperaPagamento,
  '0026-tarefas': tarefas,
  '0027-consulta-pagamento': consultaPagamento,
  '0028-mensagens': mensagens,
  '0029-contagens': contagens,
  '0030-pedidos-por-cliente': pedidosPorCliente,
  '0031-respostas-pequenas': respostasPequenas,
  '0032-combos-mudados': combosMudados,
  '0034-feed-nomeado': feedNomeado,
  '0035-feed-passos': feedPassos,
  '0036-avisos': avisos,
  '0037-contexto-base': contextoBase,
  '0038-detalhe-da-linha': detalheDaLinha,
  '0039-conta-em-parte': contaEmParte,
  '0040-conta-corrente': contaCorrente,
  '0041-contas-antecipadas': contasAntecipadas,
  '0042-cashback': cashback,
  '0043-credito-da-conta': creditoDaConta,
  '0044-itens-da-nota': itensDaNota,
  '0045-devolucoes': devolucoes,
  '0046-juros-apurados': jurosApurados,
  '0047-anexos-da-devolucao': anexosDaDevolucao,
  '0048-documentos': documentos,
  '0049-cartas': cartas,
  '0050-contatos': contatos,
  '0051-lista-pis-cofins': listaPisCofins,
  '0052-imagens-do-produto': imagensDoProduto,
  '0053-telefone-principal': telefonePrincipal,
  '0054-aviso-de-documento': avisoDeDocumento,
  '0055-fcp-st': fcpSt,
  '0056-integracao': integracao,
  '0057-titulos': titulos,
  '0058-cadastros': cadastros,
  '0059-eventos': eventos,
  '0060-papeis': papeis,
  '0061-respostas': respostas,
  '0062-evento-lido': eventoLido,
  '0063-imagens-das-marcas': imagensDasMarcas,
  '0064-fcp-da-nota': fcpDaNota,
  '0065-termos-da-empresa': termosDaEmpresa,
  '0066-arquivos-de-pedidos': arquivosDePedidos,
  '0067-numero-da-empresa': numeroDaEmpresa,
  '0068-destinos-de-arquivos': destinosDeArquivos,
  '0069-codigos-da-empresa': codigosDaEmpresa,
  '0070-contatos-da-empresa': contatosDaEmpresa,
  '0071-historico-da-empresa': historicoDaEmpresa,
  '0072-titulos-contados': titulosContados,
  '0073-temas-de-vitrines': temasDeVitrines,
  '0074-esperas-da-empresa': esperasDaEmpresa,
  '0075-feriados-da-empresa': feriadosDaEmpresa,
  '0076-dias-para-coleta': diasParaColeta,
  '0077-lancamentos-da-empresa': lancamentosDaEmpresa,
  '0078-consentimentos-das-cargas': consentimentosDasCargas,
  '0079-pedidos-dispensados': pedidosDispensados,
  '0080-espera-garantida': esperaGarantida,
  '0081-visitas': visitas,
  '0082-metas': metas,
  '0083-orcamentos': orcamentos,
  '0084-codigos-do-cliente': codigosDoCliente,
  '0085-carrinho-pago': carrinhoPago,
};

/**
 * Migrates the database to the newest schema, all or nothing. Several processes may start at once: on PostgreSQL kysely
 * holds an advisory lock, and later ones find no migration left.
 * @param newest the last migration to run; without it all run. Tests make the tables of an earlier version with it.
 * @returns the names of the migrations that ran now.
 * @throws the database's error, with the name of the migration.
 */
export async function migrate(db: Database, newest?: string): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await (newest === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(newest));
  if (error !== undefined) {
    const failed =
      results.find((result) => result.status === 'Error')?.migrationName ?? 'the list of migrations';
    throw new Error(`could not migrate the database (${failed})`, { cause: error });
  }
  return results.map((result) => result.migrationName);
}
