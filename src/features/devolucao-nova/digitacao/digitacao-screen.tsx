import { useEffect, useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useFeitasAqui } from '#features/devolucao-nova/queries.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import { useClienteAtual } from '#parts/customer/use-cliente.ts';
import { useRefreshOld } from '#parts/device/use-refresh-old.ts';
import { LinkTo } from '#parts/html/link-to.tsx';
import { ListaLendo } from '#parts/list/lista-lendo.tsx';
import { ListaSemCliente } from '#parts/list/lista-sem-cliente.tsx';
import { useDevolucoes } from '#parts/returns/use-devolucoes.ts';
import {
  type DevolucaoNome,
  devolucaoDigitacaoHref,
  devolucaoHref,
  readDevolucaoDigitacao,
  routes,
} from '#routes.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { EmptyState } from '#ui/screen-state.tsx';
import { acharDevolucao } from './achada.ts';
import { Rascunho, TITULO } from './rascunho.tsx';

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

type DoClienteProps = { idPessoaCliente: number; nomeCliente: string };

function DoCliente({ idPessoaCliente, nomeCliente }: DoClienteProps) {
  const { id: nome } = readDevolucaoDigitacao(useSearch());
  const lidas = useDevolucoes(idPessoaCliente);
  const feitas = useFeitasAqui(idPessoaCliente);
  const [isEnding, setEnding] = useState(false);
  useRefreshOld(lidas?.at);
  const achada = lidas && feitas ? acharDevolucao(lidas.devolucoes, feitas, nome) : null;
  const aqui = achada === null || achada.kind === 'ausente' ? null : achada.aqui;
  useNumero(nome, achada?.kind === 'rascunho' ? achada.aqui : null);
  if (lidas === undefined || achada === null || isEnding) {
    return (
      <>
        <PageHeader title={TITULO} />
        <ListaLendo oQue="a devolução" />
      </>
    );
  }
  if (aqui === null) return <Ausente isUnread={lidas.at === null} />;
  if (achada.kind === 'finalizada') {
    return <Redirect to={devolucaoHref(aqui.id ?? aqui.codigoLocal ?? '')} replace />;
  }
  return (
    <Rascunho
      key={aqui.devolucao}
      aqui={aqui}
      devolucoes={lidas.devolucoes}
      idPessoaCliente={idPessoaCliente}
      nomeCliente={nomeCliente}
      dias={feitas?.find(({ devolucao }) => devolucao === aqui.devolucao)?.nota ?? null}
      onEnding={setEnding}
    />
  );
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

function Ausente({ isUnread }: { isUnread: boolean }) {
  return (
    <>
      <PageHeader title={TITULO} />
      <EmptyState
        title="Devolução não encontrada."
        text={
          isUnread
            ? 'As devoluções deste cliente ainda não estão neste aparelho e aparecem quando houver sinal.'
            : 'Ela não é deste cliente, ou foi excluída.'
        }
        action={
          <LinkTo href={routes.devolucao} variant="primary">
            Ver as devoluções
          </LinkTo>
        }
      />
    </>
  );
}
