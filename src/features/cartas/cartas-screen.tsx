import type { CartaCorrecao } from '#contract/letters/carta.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { formatAge } from '#lib/format-age.ts';
import { historicoDesde } from '#mirror/historico.ts';
import { useMay } from '#parts/device/use-may.ts';
import { useNow } from '#parts/device/use-now.ts';
import { useDrawer } from '#parts/dialogs/use-drawer.ts';
import { SITUACOES } from '#parts/letters/situacao.tsx';
import { ERRO_CARTAS } from '#parts/letters/words.ts';
import { FiltroChips } from '#parts/list/filtro-chips.tsx';
import { FiltroRapido } from '#parts/list/filtro-rapido.tsx';
import * as listaCss from '#parts/list/lista.css.ts';
import { ListaDoCliente } from '#parts/list/lista-do-cliente.tsx';
import { ListaGrid } from '#parts/list/lista-grid.tsx';
import { ListaLendo } from '#parts/list/lista-lendo.tsx';
import { ListaNotice } from '#parts/list/lista-notice.tsx';
import { ListaPapel } from '#parts/list/lista-papel.tsx';
import { ListaVazia } from '#parts/list/lista-vazia.tsx';
import { periodoText } from '#parts/list/periodo-filtro.ts';
import { SEM_SELECAO } from '#parts/list/sem-selecao.ts';
import { useListaPagina } from '#parts/list/use-lista-pagina.ts';
import { useMarcadas } from '#parts/list/use-marcadas.ts';
import { Button } from '#ui/button.tsx';
import { showMessage } from '#ui/layer/message-queue.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { Acoes } from './acoes.tsx';
import { CartaCartao, COLUNAS } from './colunas.tsx';
import { cartasHref, chipsOf, TODAS } from './filtro.ts';
import { FiltroDrawer } from './filtro-drawer.tsx';
import { useAtos } from './use-atos.ts';
import { useCartas } from './use-cartas.ts';
import { useFiltro } from './use-filtro.ts';
import { registrosText } from './words.ts';

const TITULO = 'Cartas de Correção';
const SEM_ANTIGAS =
  'Sem sinal: cartas de correção com mais de 90 dias não ficam neste aparelho e aparecem quando o sinal voltar.';
const SEM_NENHUMA =
  'Sem sinal: as cartas de correção deste cliente ainda não estão neste aparelho e aparecem quando o sinal voltar.';

const HEIGHT = { table: 41, card: 88 } as const;
const NENHUMA: readonly CartaCorrecao[] = [];
const keyOf = ({ idCartaCorrecao }: CartaCorrecao): string => String(idCartaCorrecao);
const nomeOf = ({ idCartaCorrecao }: CartaCorrecao): string => `carta de correção nº ${idCartaCorrecao}`;

/** /cartacorrecao: the correction letters of the customer being served. */
export function CartasScreen() {
  return (
    <ListaDoCliente title={TITULO} oQue="as cartas de correção">
      {({ idPessoa }) => <DoCliente idPessoaCliente={idPessoa} />}
    </ListaDoCliente>
  );
}

function DoCliente({ idPessoaCliente }: { idPessoaCliente: number }) {
  const now = useNow();
  const hoje = businessDayOf(new Date(now));
  const { filtro, change } = useFiltro(hoje);
  const drawer = useDrawer();
  const { linhas: lidas, at, isGuardada, totais, servidor } = useCartas(idPessoaCliente, filtro);
  const linhas = lidas ?? NENHUMA;
  const question = `${idPessoaCliente}:${cartasHref(filtro, hoje)}`;
  const marcadas = useMarcadas(linhas, keyOf, { question, isMulti: false });
  const [marcada] = marcadas.rows;
  const atos = useAtos();
  const mayAct = useMay('act');
  const chips = chipsOf(filtro);
  const so = filtro.situacoes.length === 1 ? (filtro.situacoes[0] ?? null) : null;
  // Of a part of the pages the count is not that of the filter.
  const isWhole = lidas !== undefined && !servidor.isLendo && servidor.falha === null;
  const text = isWhole ? registrosText(linhas.length) : null;
  const { acoes, leaveTop } = useListaPagina(text, at);
  const withMarcada = (act: (carta: CartaCorrecao) => void) => () => {
    if (marcada) act(marcada);
    else showMessage({ kind: 'alert', text: SEM_SELECAO }).catch(() => undefined);
  };
  const periodo = periodoText(filtro);
  const longo = { de: historicoDesde(now), ate: hoje, situacoes: TODAS };
  const showsMore = chips.length > 0 || filtro.de > longo.de || filtro.ate < hoje;

  return (
    <div className={listaCss.screen}>
      <PageHeader title={TITULO} count={text}>
        <Acoes
          lista={{ ref: acoes, drawer, filtros: chips.length, marcadas }}
          isPending={atos.isPending}
          onInserir={atos.inserir}
          onConsultar={withMarcada(atos.consultar)}
          onAlterar={withMarcada(atos.alterar)}
          onExcluir={withMarcada(atos.excluir)}
        />
      </PageHeader>
      <ListaPapel
        linhas={linhas.length}
        at={at ?? null}
        recorte={[`Período: ${periodo}`, ...chips.map(({ titulo, nome }) => `${titulo}: ${nome}`)]}
      />
      <FiltroChips
        chips={so === null ? chips : []}
        onRemove={(chip) => change(chip.without, 'step')}
        onClear={() => change({ situacoes: TODAS }, 'step')}
      />
      <div className={listaCss.above}>
        <FiltroRapido
          label="Legenda da lista"
          escolhas={SITUACOES.map((one) => ({ ...one, ...(totais && { total: totais.get(one.id) ?? 0 }) }))}
          escolhida={so}
          onEscolher={(id) => change({ situacoes: id === null ? TODAS : [id] }, 'step')}
        />
        <p className={listaCss.age} data-print="hide">
          {typeof at === 'number' ? `${periodo}, lista atualizada ${formatAge(now - at)}` : periodo}
        </p>
      </div>
      <ListaNotice
        {...servidor}
        oQue="cartas de correção"
        semDetalhe={ERRO_CARTAS}
        semResposta={isGuardada ? SEM_ANTIGAS : SEM_NENHUMA}
      />
      {lidas === undefined && servidor.falha === null && <ListaLendo oQue="as cartas de correção" />}
      {isWhole && linhas.length === 0 && (
        <ListaVazia
          chips={showsMore ? [{ nome: periodo }, ...chips] : []}
          limpar="Ver os últimos 90 dias"
          onLimpar={() => change(longo, 'step')}
          text={
            mayAct
              ? 'Mude o período e a situação do filtro, ou insira uma carta de correção.'
              : 'Mude o período e a situação do filtro.'
          }
        >
          <Button onPress={drawer.open}>Filtrar</Button>
        </ListaVazia>
      )}
      {linhas.length > 0 && (
        <ListaGrid
          label="Cartas de correção"
          rows={linhas}
          rowKey={keyOf}
          rowName={nomeOf}
          columns={COLUNAS}
          card={(carta) => <CartaCartao carta={carta} idPessoaCliente={idPessoaCliente} />}
          height={HEIGHT}
          tableFrom="longIcons"
          marcadas={marcadas}
          onOpen={atos.consultar}
          {...(mayAct && { onDelete: atos.excluir })}
          question={question}
          onLeaveTop={leaveTop}
        />
      )}
      {drawer.isThere && (
        <FiltroDrawer
          isOpen={drawer.isOpen}
          onClose={drawer.close}
          onClosed={drawer.onClosed}
          filtro={filtro}
          total={isWhole ? linhas.length : null}
          hoje={hoje}
          change={change}
        />
      )}
    </div>
  );
}
