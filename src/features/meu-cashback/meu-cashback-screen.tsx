import { useMemo } from 'react';
import { descricaoCashback } from '#domain/customer/meu-cashback.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { formatAge } from '#lib/format-age.ts';
import { formatMoment } from '#lib/format-date.ts';
import { formatCount } from '#lib/format-number.ts';
import { useNow } from '#parts/device/use-now.ts';
import { useDrawer } from '#parts/dialogs/use-drawer.ts';
import { FiltroChips } from '#parts/list/filtro-chips.tsx';
import * as listaCss from '#parts/list/lista.css.ts';
import { ListaAcoes } from '#parts/list/lista-acoes.tsx';
import { ListaDoCliente } from '#parts/list/lista-do-cliente.tsx';
import { ListaGrid } from '#parts/list/lista-grid.tsx';
import { ListaLendo } from '#parts/list/lista-lendo.tsx';
import { ListaNotice } from '#parts/list/lista-notice.tsx';
import { ListaPapel } from '#parts/list/lista-papel.tsx';
import { periodoText } from '#parts/list/periodo-filtro.ts';
import { useListaPagina } from '#parts/list/use-lista-pagina.ts';
import { useNearEnd } from '#parts/list/use-near-end.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { EmptyState } from '#ui/screen-state.tsx';
import { CashbackCartao, COLUNAS, type Linha } from './colunas.tsx';
import { cashbackHref, chipsOf, SITUACOES } from './filtro.ts';
import { FiltroDrawer } from './filtro-drawer.tsx';
import { Resumo } from './resumo.tsx';
import { Legendas } from './situacao.tsx';
import { useFiltro } from './use-filtro.ts';
import { useMeuCashback } from './use-meu-cashback.ts';

const SEM_DETALHE = 'Houve um erro ao consultar o cashback.';
const SEM_RESPOSTA =
  'Sem sinal: o cashback deste período não está neste aparelho e aparece quando o sinal voltar.';
const HEIGHT = { table: 40, card: 96 } as const;
const NENHUMA: readonly Linha[] = [];
const keyOf = ({ posicao }: Linha): string => String(posicao);

/** /meucashback: the cashback of the customer being served, with the company's name in the title. */
export function MeuCashbackScreen({ empresa }: { empresa: string | undefined }) {
  const titulo = empresa === undefined ? 'Meu Cashback' : `Meu Cashback - ${empresa}`;
  return (
    <ListaDoCliente title={titulo} oQue="o cashback">
      {({ idPessoa }) => <DoCliente idPessoaCliente={idPessoa} titulo={titulo} />}
    </ListaDoCliente>
  );
}

function DoCliente({ idPessoaCliente, titulo }: { idPessoaCliente: number; titulo: string }) {
  const now = useNow();
  const hoje = businessDayOf(new Date(now));
  const { filtro, change } = useFiltro(hoje);
  const drawer = useDrawer();
  const { cashback, at, servidor } = useMeuCashback(idPessoaCliente, filtro);
  const linhas = useMemo(
    () => cashback?.lancamentos.map((lancamento, posicao) => ({ ...lancamento, posicao })) ?? NENHUMA,
    [cashback],
  );
  const text = cashback === undefined ? null : registrosText(cashback.registros);
  const { acoes, leaveTop } = useListaPagina(text, at);
  useNearEnd(servidor.lerMais);
  const isKept = typeof at === 'number';

  return (
    <div className={listaCss.screen}>
      <PageHeader title={titulo} count={text}>
        <ListaAcoes ref={acoes} label="Ações do cashback" drawer={drawer} />
      </PageHeader>
      <ListaPapel
        linhas={linhas.length}
        at={at ?? null}
        recorte={[
          `Período: ${periodoText(filtro)}`,
          `Situação: ${filtro.situacoes.map(descricaoCashback).join(', ')}`,
        ]}
      />
      {cashback && <Resumo cashback={cashback} quando={isKept ? formatMoment(at, now) : null} />}
      <FiltroChips
        chips={chipsOf(filtro)}
        onRemove={(chip) => change(chip.without, 'step')}
        onClear={() => change({ situacoes: SITUACOES }, 'step')}
      />
      <div className={listaCss.above}>
        <p className={listaCss.age} data-print="hide">
          {`${periodoText(filtro)}${isKept ? `, lista atualizada ${formatAge(now - at)}` : ''}`}
        </p>
        <Legendas />
      </div>
      <ListaNotice
        {...servidor}
        oQue="registros"
        area="loja"
        semDetalhe={SEM_DETALHE}
        semResposta={SEM_RESPOSTA}
      />
      {cashback === undefined && servidor.falha === null && <ListaLendo oQue="o cashback" />}
      {cashback && linhas.length === 0 && (
        <EmptyState
          title="Nenhum cashback neste período."
          text="O cashback aparece quando a nota fiscal de um pedido é emitida."
          action={<Button onPress={drawer.open}>Mudar o período</Button>}
        />
      )}
      {linhas.length > 0 && (
        <ListaGrid
          label="Cashback"
          rows={linhas}
          rowKey={keyOf}
          columns={COLUNAS}
          card={(linha) => <CashbackCartao linha={linha} />}
          height={HEIGHT}
          question={`${idPessoaCliente}:${cashbackHref(filtro, hoje)}`}
          onLeaveTop={leaveTop}
        />
      )}
      {drawer.isThere && (
        <FiltroDrawer
          isOpen={drawer.isOpen}
          onClose={drawer.close}
          onClosed={drawer.onClosed}
          filtro={filtro}
          hoje={hoje}
          change={change}
        />
      )}
    </div>
  );
}

const registrosText = (total: number): string =>
  `${formatCount(total)} ${total === 1 ? 'registro' : 'registros'}`;
