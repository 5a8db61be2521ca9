import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import { useState } from 'react';
import { boletoOf, type ContaDoDia, totaisOf } from '#domain/payment/conta-recebida.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { formatAge } from '#lib/format-age.ts';
import { formatMoney } from '#lib/format-number.ts';
import { formatQuantity } from '#lib/format-quantity.ts';
import { useNow } from '#parts/device/use-now.ts';
import { useDrawer } from '#parts/dialogs/use-drawer.ts';
import { FiltroChips } from '#parts/list/filtro-chips.tsx';
import * as listaCss from '#parts/list/lista.css.ts';
import { ListaDoCliente } from '#parts/list/lista-do-cliente.tsx';
import { ListaGrid } from '#parts/list/lista-grid.tsx';
import { ListaLendo } from '#parts/list/lista-lendo.tsx';
import { ListaNotice } from '#parts/list/lista-notice.tsx';
import { ListaPapel } from '#parts/list/lista-papel.tsx';
import { ListaVazia } from '#parts/list/lista-vazia.tsx';
import { useListaPagina } from '#parts/list/use-lista-pagina.ts';
import { useMarcadas } from '#parts/list/use-marcadas.ts';
import { GuardandoBar } from '#parts/share/guardando.tsx';
import { useGuardados } from '#parts/share/use-guardados.ts';
import { from } from '#theme/scale.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/form/select.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useMedia } from '#ui/use-media.ts';
import { Acoes } from './acoes.tsx';
import { COLUNAS, ContaCartao } from './colunas.tsx';
import * as css from './contas.css.ts';
import { DetalhesDialog } from './detalhes-dialog.tsx';
import { chipsOf, contasHref, FILTRO_INICIAL, ORDENS, situacaoLabel } from './filtro.ts';
import { FiltroDrawer } from './filtro-drawer.tsx';
import { comBoleto, isGuardado } from './guardados.ts';
import { Legendas } from './legenda.tsx';
import { useAtos } from './use-atos.ts';
import { useContas } from './use-contas.ts';
import { useFiltro } from './use-filtro.ts';
import { useGuardarBoletos } from './use-guardar-boletos.ts';

const TITULO = 'Contas Pendentes';
const SEM_ANTIGAS =
  'Sem sinal: contas liquidadas há mais de 90 dias não ficam neste aparelho e aparecem quando o sinal voltar.';
const SEM_NENHUMA =
  'Sem sinal: as contas deste cliente ainda não estão neste aparelho e aparecem quando o sinal voltar.';

const HEIGHT = { table: 41, card: 92 } as const;
const NENHUMA: readonly ContaDoDia[] = [];
const keyOf = ({ conta }: ContaDoDia): string => String(conta.id);
const nomeOf = ({ conta }: ContaDoDia): string => `conta nº ${conta.numero}`;

const contasText = (total: number): string => formatQuantity(total, 'conta', 'contas');

/** /contaspendentes: the open instalments of the customer being served. */
export function ContasScreen() {
  return (
    <ListaDoCliente title={TITULO} oQue="as contas">
      {({ idPessoa }) => <DoCliente idPessoaCliente={idPessoa} />}
    </ListaDoCliente>
  );
}

function DoCliente({ idPessoaCliente }: { idPessoaCliente: number }) {
  const now = useNow();
  const { filtro, change } = useFiltro();
  const drawer = useDrawer();
  const hoje = businessDayOf(new Date(now));
  const lista = useContas(idPessoaCliente, filtro, hoje);
  const [detalhada, setDetalhada] = useState<number | null>(null);
  const linhas = lista.linhas ?? NENHUMA;
  const question = `${idPessoaCliente}:${contasHref(filtro)}`;
  const marcadas = useMarcadas(linhas, keyOf, { question, isMulti: true });
  const open = ({ conta }: ContaDoDia) => setDetalhada(conta.id);
  const { isDoServidor } = lista;
  const atos = useAtos({ idPessoaCliente, filtro, isDoServidor, linhas, marcadas: marcadas.rows }, open);
  const { guardando, guardar, parar, remover } = useGuardarBoletos(idPessoaCliente);
  const guardados = useGuardados(idPessoaCliente);
  const isKept = isGuardado(comBoleto(marcadas.rows), guardados);
  const formaOf = (id: number) => lista.formas.find(({ value }) => value === id)?.label ?? `nº ${id}`;
  const chips = chipsOf(filtro, formaOf);
  const limpar = () => change({ ...FILTRO_INICIAL, ordem: filtro.ordem }, 'step');
  const { servidor } = lista;
  // None, and not all could be read: that is not nought.
  const isUncounted = linhas.length === 0 && (servidor.isLendo || servidor.falha !== null);
  const text = lista.linhas !== undefined && !isUncounted ? contasText(linhas.length) : null;
  const { acoes, leaveTop } = useListaPagina(text, lista.at);
  // Eight acts with their words leave no room.
  const isWide = useMedia(from.longIcons);
  const ordem = (
    <Select
      label="Ordenar por"
      icon={<ArrowDownUp size={18} aria-hidden="true" />}
      value={filtro.ordem}
      options={ORDENS}
      onChange={(value) => change({ ordem: value }, 'replace')}
      foldsOnPhones
    />
  );
  const aberta = linhas.find(({ conta }) => conta.id === detalhada);

  return (
    <div className={listaCss.screen}>
      <PageHeader title={TITULO} count={text}>
        <Acoes
          lista={{
            ref: acoes,
            drawer,
            filtros: chips.length,
            marcadas,
            soma: totaisOf(marcadas.rows).esperado,
          }}
          onExportar={atos.exportar}
          onBaixar={() => atos.baixar(marcadas.rows)}
          isKeeping={guardando !== null}
          onGuardar={() => guardar(marcadas.rows)}
          onRemover={isKept ? () => remover(marcadas.rows) : undefined}
          onPagar={atos.pagar}
          onDetalhar={atos.detalhar}
          ordem={!isWide && ordem}
        />
      </PageHeader>
      {guardando && (
        <GuardandoBar
          guardando={guardando}
          label="Guardando os boletos no aparelho"
          oQue="boletos"
          onStop={parar}
        />
      )}
      <ListaPapel
        linhas={linhas.length}
        at={lista.at ?? null}
        recorte={[
          `Situação: ${situacaoLabel(filtro.situacao)}`,
          ...(filtro.idFormaPagamento === null ? [] : [`Forma: ${formaOf(filtro.idFormaPagamento)}`]),
        ]}
      />
      <FiltroChips chips={chips} onRemove={(chip) => change(chip.without, 'step')} onClear={limpar} />
      <div className={listaCss.above}>
        {text !== null && <Totais linhas={linhas} marcadas={isWide ? marcadas.rows : NENHUMA} />}
        {isWide && <span data-print="hide">{ordem}</span>}
      </div>
      <div className={listaCss.above}>
        {typeof lista.at === 'number' && (
          <p className={listaCss.age} data-print="hide">{`Lista atualizada ${formatAge(now - lista.at)}`}</p>
        )}
        <Legendas />
      </div>
      <ListaNotice
        {...servidor}
        oQue="contas"
        semDetalhe="Erro ao consultar dados"
        semResposta={lista.at === null ? SEM_NENHUMA : SEM_ANTIGAS}
      />
      {lista.linhas === undefined && <ListaLendo oQue="as contas" />}
      {lista.linhas?.length === 0 && !isUncounted && (
        <ListaVazia
          chips={chips}
          text="Este cliente não tem contas com esta situação e forma de pagamento."
          limpar="Ver as contas em aberto"
          onLimpar={limpar}
        >
          <Button onPress={drawer.open}>Filtrar</Button>
        </ListaVazia>
      )}
      {linhas.length > 0 && (
        <ListaGrid
          label="Contas pendentes"
          rows={linhas}
          rowKey={keyOf}
          rowName={nomeOf}
          columns={COLUNAS}
          card={(linha) => <ContaCartao linha={linha} hoje={hoje} onDetalhar={open} onBoleto={atos.baixar} />}
          height={HEIGHT}
          tableFrom="longIcons"
          marcadas={marcadas}
          onOpen={open}
          question={question}
          onLeaveTop={leaveTop}
        />
      )}
      {aberta && (
        <DetalhesDialog
          linha={aberta}
          isGuardado={isGuardado(comBoleto([aberta]), guardados)}
          onBaixar={boletoOf(aberta) === null ? undefined : () => atos.baixar([aberta])}
          onClose={() => setDetalhada(null)}
        />
      )}
      {drawer.isThere && (
        <FiltroDrawer
          isOpen={drawer.isOpen}
          onClose={drawer.close}
          onClosed={drawer.onClosed}
          filtro={filtro}
          formas={lista.formas}
          total={linhas.length}
          change={change}
        />
      )}
    </div>
  );
}

type TotaisProps = {
  linhas: readonly ContaDoDia[];
  marcadas: readonly ContaDoDia[];
};

/** The sums over the whole list and over the marked accounts. */
function Totais({ linhas, marcadas }: TotaisProps) {
  const { parcelas, esperado } = totaisOf(linhas);
  // Both stand in one line.
  const isPhone = !useMedia(from.sheet);
  return (
    <p className={css.totais}>
      <span>
        <span className={css.totalNome}>{isPhone ? 'Parcelas ' : 'Total das parcelas '}</span>
        <strong>{formatMoney(parcelas)}</strong>
      </span>
      <span>
        <span className={css.totalNome}>{isPhone ? 'Esperado ' : 'Total esperado '}</span>
        <strong>{formatMoney(esperado)}</strong>
      </span>
      {marcadas.length > 0 && (
        <span role="status" data-print="hide">
          <span
            className={css.totalNome}
          >{`${formatQuantity(marcadas.length, 'marcada', 'marcadas')} `}</span>
          <strong>{formatMoney(totaisOf(marcadas).esperado)}</strong>
        </span>
      )}
    </p>
  );
}
