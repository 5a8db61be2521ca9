import { type ReactNode, useCallback, useId, useRef } from 'react';
import { formatAge } from '#lib/format-age.ts';
import { formatCount } from '#lib/format-number.ts';
import type { ContatoSalvo } from '#outbox/contatos/dispatch-contato.ts';
import { useMay } from '#parts/device/use-may.ts';
import { useNow } from '#parts/device/use-now.ts';
import { useRefreshOld } from '#parts/device/use-refresh-old.ts';
import { useSpokenText } from '#parts/device/use-spoken-text.ts';
import { type ListaColuna, ListaGrid } from '#parts/list/lista-grid.tsx';
import { ListaLendo } from '#parts/list/lista-lendo.tsx';
import { ListaNotice } from '#parts/list/lista-notice.tsx';
import { ListaPapel } from '#parts/list/lista-papel.tsx';
import { SEM_SELECAO } from '#parts/list/sem-selecao.ts';
import { useMarcadas } from '#parts/list/use-marcadas.ts';
import { useNearEnd } from '#parts/list/use-near-end.ts';
import { showMessage } from '#ui/layer/message-queue.ts';
import { EmptyState } from '#ui/screen-state.tsx';
import { useFocusLater } from '#ui/use-focus-later.ts';
import { Acoes } from './acoes.tsx';
import * as css from './contatos.css.ts';
import { ExclusoesNaFila } from './exclusoes-na-fila.tsx';
import type { Tipo } from './queries.ts';
import { type Salvo, useAtos } from './use-atos.ts';
import { useLista } from './use-lista.ts';
import { type DaVez, useUmaMarcada } from './use-uma-marcada.ts';
import type { AssuntoDeContato, Modo } from './words.ts';

/** The open form of a contact; `linha` is null for a new one. */
export type Formulario<A> = {
  readonly modo: Modo;
  readonly linha: A | null;
  readonly onClose: () => void;
  /** Saves the contact under its new key. */
  readonly salvar: (chave: string, save: () => Promise<ContatoSalvo>) => Promise<Salvo>;
};

export type ContatosSectionProps<A, C> = {
  tipo: Tipo<A, C>;
  idPessoaCliente: number;
  titulo: string;
  /** The rows in words: 'e-mails'. */
  oQue: string;
  /** A row's key: its values, which stay the same when the server gives it an id. */
  chaveOf: (linha: A) => string;
  nomeOf: (linha: A) => string;
  colunas: readonly ListaColuna<A>[];
  cartao: (linha: A) => ReactNode;
  height: { table: number; card: number };
  words: AssuntoDeContato;
  /** Only the company changes this contact. */
  isFixo: (linha: A) => boolean;
  excluir: (linha: A) => Promise<ContatoSalvo>;
  formulario: (formulario: Formulario<A>) => ReactNode;
  /** Another list of the page keeps the scroll position. */
  isSecond?: boolean;
  /** On a page with two lists. */
  daVez?: DaVez | undefined;
};

/** A customer's contacts of one kind: the toolbar, the list and the open form. */
export function ContatosSection<A, C>(props: ContatosSectionProps<A, C>) {
  const { tipo, idPessoaCliente, titulo, oQue, chaveOf, words, isFixo, excluir, formulario } = props;
  const id = useId();
  const now = useNow();
  const lista = useLista(tipo, idPessoaCliente, chaveOf);
  const { linhas, servidor, at } = lista;
  const mayAct = useMay('act');
  const question = `${idPessoaCliente}:${tipo.nome}`;
  const marcadas = useMarcadas(linhas ?? [], chaveOf, { question, isMulti: false });
  const [marcada] = marcadas.rows;
  useUmaMarcada(tipo.nome, marcadas, props.daVez);
  const place = useRef<HTMLDivElement>(null);
  const acoes = useRef<HTMLDivElement>(null);
  const vizinha = useRef<string | null>(null);
  const focusVizinha = useFocusLater(() => {
    const at = linhas?.findIndex((one) => chaveOf(one) === vizinha.current);
    return (
      place.current?.querySelector<HTMLElement>(`[data-item="${at}"]`) ??
      acoes.current?.querySelector('button')
    );
  });
  const leaveTop = useCallback(() => acoes.current?.querySelector('button')?.focus(), []);
  const atos = useAtos<A>({
    words,
    isFixo,
    nomeOf: props.nomeOf,
    excluir,
    onExcluido: (linha) => {
      const at = lista.todas.findIndex((one) => chaveOf(one) === chaveOf(linha));
      const next = lista.todas[at + 1] ?? lista.todas[at - 1];
      vizinha.current = next === undefined ? null : chaveOf(next);
      lista.onExcluido();
      if (next === undefined) marcadas.clear();
      else marcadas.markKeys([chaveOf(next)]);
      focusVizinha();
    },
  });
  const text = linhas && `${formatCount(linhas.length)}`;
  useSpokenText(text === undefined ? null : `${titulo}: ${text} registros`);
  useRefreshOld(at);
  useNearEnd(lista.lerMais, place);
  const withMarcada = (act: (linha: A) => void) => () => {
    if (marcada !== undefined) act(marcada);
    else showMessage({ kind: 'alert', text: SEM_SELECAO }).catch(() => undefined);
  };
  const motivoOf = (recusa: string) => {
    if (marcada === undefined) return SEM_SELECAO;
    return isFixo(marcada) ? recusa : null;
  };
  const { aberto } = atos;
  const antes = aberto?.modo === 'alterar' ? aberto.linha : null;
  // An ended session is told in its own place: the list stays as it is, and is read again with the next one.
  const isSilent = servidor.falha?.kind === 'sessao';
  const falha = isSilent ? null : servidor.falha;

  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.heading}>
        <h2 id={id} className={css.titulo}>
          {titulo}
        </h2>
        <div className={css.resumo}>
          {text !== undefined && <p className={css.registros}>{`Registros ${text}`}</p>}
          {typeof at === 'number' && (
            <p className={css.age} data-print="hide">{`Lista atualizada ${formatAge(now - at)}`}</p>
          )}
        </div>
      </div>
      <Acoes
        lista={{ ref: acoes, marcadas }}
        oQue={oQue}
        isSecond={props.isSecond ?? false}
        motivos={{
          consultar: marcada === undefined ? SEM_SELECAO : null,
          alterar: motivoOf(words.naoAltera),
          excluir: motivoOf(words.naoExclui),
        }}
        onInserir={() => atos.abrir('inserir', null)}
        onConsultar={withMarcada((linha) => atos.abrir('consultar', linha))}
        onAlterar={withMarcada((linha) => atos.abrir('alterar', linha))}
        onExcluir={withMarcada(atos.excluir)}
      />
      <ExclusoesNaFila tipo={tipo.intent} idPessoaCliente={idPessoaCliente} onDesfeita={leaveTop} />
      <ListaPapel linhas={lista.todas.length} at={at ?? null} recorte={[titulo]} />
      <ListaNotice
        {...servidor}
        falha={falha}
        lidos={servidor.contatos?.length ?? 0}
        oQue={oQue}
        semResposta={`Sem sinal: os ${oQue} deste cliente ainda não estão neste aparelho e aparecem quando o sinal voltar.`}
      />
      {linhas === undefined && falha === null && <ListaLendo oQue={`os ${oQue}`} />}
      {linhas?.length === 0 && falha === null && (
        <EmptyState
          title="Nenhum registro encontrado."
          text={`Este cliente ainda não tem ${oQue}.${mayAct ? ' Cadastre em Inserir.' : ''}`}
        />
      )}
      <div ref={place}>
        {linhas !== undefined && linhas.length > 0 && (
          <ListaGrid
            label={titulo}
            rows={linhas}
            rowKey={chaveOf}
            rowName={props.nomeOf}
            columns={props.colunas}
            card={props.cartao}
            height={props.height}
            marcadas={marcadas}
            onOpen={(linha) => atos.abrir('consultar', linha)}
            {...(mayAct && { onDelete: atos.excluir })}
            question={question}
            isSecond={props.isSecond ?? false}
            onLeaveTop={leaveTop}
          />
        )}
      </div>
      {aberto &&
        formulario({
          ...aberto,
          onClose: atos.fechar,
          salvar: async (chave, save) => {
            const salvo = await atos.salvar(aberto.modo === 'inserir' ? 'inserir' : 'alterar', save);
            if (salvo.ok) {
              lista.onSalvo(chave, antes);
              marcadas.markKeys([chave]);
            }
            return salvo;
          },
        })}
    </section>
  );
}
