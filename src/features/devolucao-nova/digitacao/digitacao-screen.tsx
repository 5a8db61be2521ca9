import { useEffect } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useDevolucaoDoServidor } from '#features/devolucao-nova/queries.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import { useClienteAtual } from '#parts/customer/use-cliente.ts';
import { useRefreshOld } from '#parts/device/use-refresh-old.ts';
import { LinkTo } from '#parts/html/link-to.tsx';
import { ListaLendo } from '#parts/list/lista-lendo.tsx';
import { ListaSemCliente } from '#parts/list/lista-sem-cliente.tsx';
import { DevolucaoInexistente, DevolucaoNaoLida } from '#parts/returns/devolucao-ausente.tsx';
import { lidaOf, useDevolucaoDaqui } from '#parts/returns/devolucao-lida.ts';
import { nomeOf } from '#parts/returns/nome.ts';
import type { Cliente } from '#parts/returns/use-devolucao-atos.ts';
import {
  type DevolucaoNome,
  devolucaoDigitacaoHref,
  devolucaoHref,
  readDevolucaoDigitacao,
  routes,
} from '#routes.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { Rascunho, TITULO } from './rascunho.tsx';
import { useAtos } from './use-atos.ts';

const VER_DEVOLUCOES = (
  <LinkTo href={routes.devolucao} variant="primary">
    Ver as devoluções
  </LinkTo>
);

/** /devolucao/digitacao: the lines of a return that is not finalised. */
export function DigitacaoScreen() {
  const cliente = useClienteAtual();
  if (cliente) {
    const { idPessoa, usuarioCliente } = cliente;
    return <DoCliente key={idPessoa} idPessoaCliente={idPessoa} nomeCliente={usuarioCliente.pessoa.nome} />;
  }
  return (
    <>
      <PageHeader title={TITULO} />
      {cliente === null ? <ListaSemCliente oQue="as devoluções" /> : <ListaLendo oQue="a devolução" />}
    </>
  );
}

function DoCliente(cliente: Cliente) {
  const { id: nome } = readDevolucaoDigitacao(useSearch());
  const daqui = useDevolucaoDaqui(nome, cliente.idPessoaCliente);
  const servidor = useDevolucaoDoServidor(daqui?.pergunta ?? null);
  const atos = useAtos(cliente, nome);
  useRefreshOld(daqui?.base.at);
  const { ending } = atos;
  const lida = ending === null ? lidaOf(daqui, servidor) : ({ tipo: 'lida', aqui: ending } as const);
  useNumero(nome, ending === null && lida.tipo === 'lida' && !lida.aqui.isFinalizada ? lida.aqui : null);
  switch (lida.tipo) {
    case 'inexistente':
      return <DevolucaoInexistente title={TITULO} doCliente={lida.doCliente} action={VER_DEVOLUCOES} />;
    case 'falha':
      return <DevolucaoNaoLida {...lida} title={TITULO} action={VER_DEVOLUCOES} />;
    case 'lendo':
      return (
        <>
          <PageHeader title={TITULO} />
          <ListaLendo oQue="a devolução" />
        </>
      );
    case 'lida':
      return lida.aqui.isFinalizada ? (
        <Redirect to={devolucaoHref(nomeOf(lida.aqui))} replace />
      ) : (
        <Rascunho key={lida.aqui.devolucao} aqui={lida.aqui} atos={atos} {...cliente} />
      );
  }
}

/** Writes a draft's number into the address in place of its code, as soon as it has one. */
function useNumero(nome: DevolucaoNome | null, rascunho: DevolucaoAqui | null): void {
  const [, navigate] = useLocation();
  const { id = null, idTitulo = 0 } = rascunho ?? {};
  useEffect(() => {
    if (id !== null && nome !== id)
      navigate(devolucaoDigitacaoHref({ id, titulo: idTitulo }), { replace: true });
  }, [nome, id, idTitulo, navigate]);
}
