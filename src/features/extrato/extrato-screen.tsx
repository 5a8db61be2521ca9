import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { useMemo } from 'react';
import { extratoHead, extratoNome, extratoRow } from '#domain/customer/extrato-csv.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { formatAge } from '#lib/format-age.ts';
import { formatMoment } from '#lib/format-date.ts';
import { formatMoney } from '#lib/format-number.ts';
import { useNow } from '#parts/device/use-now.ts';
import { useDrawer } from '#parts/dialogs/use-drawer.ts';
import { AcaoButton } from '#parts/list/acao-button.tsx';
import * as listaCss from '#parts/list/lista.css.ts';
import { ListaAcoes } from '#parts/list/lista-acoes.tsx';
import { ListaDoCliente } from '#parts/list/lista-do-cliente.tsx';
import { ListaGrid } from '#parts/list/lista-grid.tsx';
import { ListaLendo } from '#parts/list/lista-lendo.tsx';
import { ListaNotice } from '#parts/list/lista-notice.tsx';
import { ListaPapel } from '#parts/list/lista-papel.tsx';
import { periodoText } from '#parts/list/periodo-filtro.ts';
import { useListaPagina } from '#parts/list/use-lista-pagina.ts';
import { saveBlob } from '#parts/share/save-blob.ts';
import { showMessage } from '#ui/layer/message-queue.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { EmptyState } from '#ui/screen-state.tsx';
import { COLUNAS, LancamentoCartao, type Linha } from './colunas.tsx';
import * as css from './extrato.css.ts';
import { extratoHref } from './filtro.ts';
import { FiltroDrawer, lancamentosText } from './filtro-drawer.tsx';
import { Legendas } from './natureza.tsx';
import { type ExtratoComSaldo, useExtrato } from './use-extrato.ts';
import { useFiltro } from './use-filtro.ts';

const TITULO = 'Extrato de Conta Corrente';
const SEM_RESPOSTA =
  'Sem sinal: os lançamentos deste período não estão neste aparelho e aparecem quando o sinal voltar.';
const ICON = { size: 18, 'aria-hidden': true } as const;
const HEIGHT = { table: 40, card: 104 } as const;
const NENHUMA: readonly Linha[] = [];
const keyOf = ({ posicao }: Linha): string => String(posicao);

/** /extratocontacorrente: the current account of the customer being served. */
export function ExtratoScreen() {
  return (
    <ListaDoCliente title={TITULO} oQue="o extrato">
      {({ idPessoa }) => <DoCliente idPessoaCliente={idPessoa} />}
    </ListaDoCliente>
  );
}

function DoCliente({ idPessoaCliente }: { idPessoaCliente: number }) {
  const now = useNow();
  const hoje = businessDayOf(new Date(now));
  const { filtro: periodo, change } = useFiltro(hoje);
  const drawer = useDrawer();
  const { extrato, at, servidor } = useExtrato(idPessoaCliente, periodo);
  const linhas = useMemo(
    () => extrato?.lancamentos.map((lancamento, posicao) => ({ ...lancamento, posicao })) ?? NENHUMA,
    [extrato],
  );
  const text = extrato === undefined ? null : lancamentosText(linhas.length);
  const { acoes, leaveTop } = useListaPagina(text, at);

  return (
    <div className={listaCss.screen}>
      <PageHeader title={TITULO} count={text}>
        <ListaAcoes ref={acoes} label="Ações do extrato" drawer={drawer}>
          <AcaoButton
            label="Exportar"
            icon={<FileSpreadsheet {...ICON} />}
            onPress={() => exportar(linhas, now)}
          />
        </ListaAcoes>
      </PageHeader>
      <ListaPapel linhas={linhas.length} at={at ?? null} recorte={[`Período: ${periodoText(periodo)}`]} />
      {extrato && <Totais extrato={extrato} quando={typeof at === 'number' ? formatMoment(at, now) : null} />}
      <div className={listaCss.above}>
        <p className={listaCss.age} data-print="hide">
          {`${periodoText(periodo)}${typeof at === 'number' ? `, extrato atualizado ${formatAge(now - at)}` : ''}`}
        </p>
        <Legendas />
      </div>
      <ListaNotice {...servidor} oQue="lançamentos" semResposta={SEM_RESPOSTA} />
      {extrato === undefined && servidor.falha === null && <ListaLendo oQue="o extrato" />}
      {extrato && linhas.length === 0 && (
        <EmptyState title="Nenhum item encontrado." text="Neste período a conta não teve lançamentos." />
      )}
      {linhas.length > 0 && (
        <ListaGrid
          label="Lançamentos"
          rows={linhas}
          rowKey={keyOf}
          columns={COLUNAS}
          card={(linha) => <LancamentoCartao linha={linha} />}
          height={HEIGHT}
          question={`${idPessoaCliente}:${extratoHref(periodo, hoje)}`}
          onLeaveTop={leaveTop}
        />
      )}
      {drawer.isThere && (
        <FiltroDrawer
          isOpen={drawer.isOpen}
          onClose={drawer.close}
          onClosed={drawer.onClosed}
          periodo={periodo}
          hoje={hoje}
          total={extrato === undefined ? null : linhas.length}
          change={change}
        />
      )}
    </div>
  );
}

/** Saves the entries as a CSV file. */
function exportar(linhas: readonly Linha[], now: number): void {
  if (linhas.length === 0) {
    showMessage({ kind: 'alert', text: 'Nenhum registro encontrado.' }).catch(() => undefined);
    return;
  }
  const parts = [extratoHead(), ...linhas.map(extratoRow)];
  saveBlob(
    extratoNome(toBusinessInstant(new Date(now))),
    new Blob(parts, { type: 'text/csv; charset=utf-8' }),
  );
}

/** The totals of the days, and the present balance; `quando` tells when a kept one was true. */
function Totais({ extrato, quando }: { extrato: ExtratoComSaldo; quando: string | null }) {
  const totais: readonly (readonly [nome: string, cents: number])[] = [
    ['Saldo inicial', extrato.saldoInicial],
    ['Créditos', extrato.creditos],
    ['Débitos', extrato.debitos],
    ['Saldo final', extrato.saldoFinal],
    [quando === null ? 'Saldo atual' : `Saldo atual ${quando}`, extrato.saldoAtual],
  ];
  return (
    <dl className={css.totais}>
      {totais.map(([nome, cents]) => (
        <div key={nome}>
          <dt className={css.totalNome}>{nome}</dt>
          <dd className={css.totalValor}>{formatMoney(cents)}</dd>
        </div>
      ))}
    </dl>
  );
}
