import { useMay } from '#parts/device/use-may.ts';
import { touch } from '#theme/scale.ts';
import { Dialog } from '#ui/layer/dialog.tsx';
import { Disclosure } from '#ui/layer/disclosure.tsx';
import { ScrollRegion } from '#ui/scroll-region.tsx';
import { useMedia } from '#ui/use-media.ts';
import * as css from './atalhos-dialog.css.ts';

/** Keys that are pressed together, or one after the other, and their effect; `buys`: only for roles that buy. */
type Atalho = { keys: readonly string[]; does: string; buys?: true };

const GROUPS: readonly { title: string; atalhos: readonly Atalho[] }[] = [
  {
    title: 'Em qualquer tela',
    atalhos: [
      { keys: ['/'], does: 'Ir para a busca' },
      { keys: ['Shift + C'], does: 'Abrir o carrinho', buys: true },
      { keys: ['?'], does: 'Abrir esta lista' },
      { keys: ['Tab'], does: 'Ir ao próximo campo; o primeiro passo pula o cabeçalho' },
      { keys: ['Esc'], does: 'Fechar a janela, o menu ou as sugestões' },
    ],
  },
  {
    title: 'Busca do cabeçalho',
    atalhos: [
      { keys: ['↓', '↑'], does: 'Andar pelas sugestões' },
      { keys: ['Enter'], does: 'Abrir a sugestão marcada, ou ver todos os resultados' },
      { keys: ['Enter'], does: 'Depois de um código de barras: abrir o produto' },
    ],
  },
  {
    title: 'Resultados da busca',
    atalhos: [
      { keys: ['↓'], does: 'Do campo de busca para a lista' },
      { keys: ['↑', '↓', 'PageUp', 'PageDown', 'Home', 'End'], does: 'Andar pela lista' },
      { keys: ['0–9'], does: 'Digitar a quantidade do produto', buys: true },
      { keys: ['A–Z'], does: 'Buscar o próximo produto' },
      { keys: ['Enter'], does: 'Abrir os detalhes' },
      { keys: ['Espaço'], does: 'Marcar o produto', buys: true },
      { keys: ['Shift + ↓', 'Shift + ↑'], does: 'Marcar vários', buys: true },
      { keys: ['Shift + P'], does: 'Adicionar os marcados ao carrinho', buys: true },
      { keys: ['Delete'], does: 'Tirar o produto do carrinho', buys: true },
      { keys: ['Shift + F'], does: 'Abrir ou fechar os filtros' },
    ],
  },
  {
    title: 'Meus Pedidos e Notas Fiscais',
    atalhos: [
      { keys: ['↑', '↓', 'PageUp', 'PageDown', 'Home', 'End'], does: 'Andar pela lista' },
      { keys: ['Espaço'], does: 'Marcar o pedido ou a nota' },
      { keys: ['Shift + ↓', 'Shift + ↑'], does: 'Marcar várias notas' },
      { keys: ['Enter'], does: 'Abrir os detalhes do pedido, ou baixar o Danfe da nota' },
      { keys: ['Esc'], does: 'Desmarcar' },
      { keys: ['Shift + F'], does: 'Abrir ou fechar os filtros' },
    ],
  },
  {
    title: 'Carrinho',
    atalhos: [{ keys: ['Ctrl + Enter'], does: 'Finalizar, ou continuar para o pagamento', buys: true }],
  },
  {
    title: 'Quantidade',
    atalhos: [
      { keys: ['Enter'], does: 'Confirmar o que foi digitado', buys: true },
      { keys: ['↑', '↓'], does: 'Um a mais, um a menos', buys: true },
      { keys: ['Esc'], does: 'Desfazer o que foi digitado', buys: true },
    ],
  },
  {
    title: 'Menu, destaques e abas',
    atalhos: [{ keys: ['←', '→'], does: 'Andar entre as opções' }],
  },
];

/** A gesture and its effect; `buys`: only for roles that buy. */
const GESTOS: readonly { how: string; does: string; buys?: true }[] = [
  { how: 'Puxar a tela para baixo', does: 'Atualizar' },
  { how: 'Tocar no nome do produto', does: 'Ver os detalhes e os similares' },
  { how: 'Tocar no leitor, no campo de busca', does: 'Ler o código de barras com a câmera' },
  { how: 'Tocar no número', does: 'Digitar a quantidade', buys: true },
  { how: 'Segurar + ou −', does: 'Mudar a quantidade depressa', buys: true },
  { how: 'Voltar, no aparelho', does: 'Fechar a janela e ficar na tela' },
];

/** The keyboard shortcuts of the user's role on one sheet; after the gestures where a finger is the pointer. */
export function AtalhosDialog({ onClose }: { onClose: () => void }) {
  const hasTouch = useMedia(touch);
  return (
    <Dialog title={hasTouch ? 'Gestos e atalhos' : 'Atalhos de teclado'} onClose={onClose} size="md">
      <ScrollRegion className={css.groups} role="region" aria-label="Atalhos por tela" data-autofocus>
        {hasTouch ? (
          <>
            <Gestos />
            <Disclosure title="Com teclado">
              <Teclas />
            </Disclosure>
          </>
        ) : (
          <Teclas />
        )}
      </ScrollRegion>
    </Dialog>
  );
}

function Gestos() {
  const mayAct = useMay('act');
  return (
    <section>
      <h3 className={css.title}>Com o dedo</h3>
      <dl className={css.list}>
        {GESTOS.filter(({ buys }) => mayAct || buys === undefined).map(({ how, does }) => (
          <div key={how} className={css.row}>
            <dt className={css.gesto}>{how}</dt>
            <dd className={css.does}>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Teclas() {
  const mayAct = useMay('act');
  return GROUPS.map(({ title, atalhos }) => {
    const own = atalhos.filter(({ buys }) => mayAct || buys === undefined);
    if (own.length === 0) return null;
    return (
      <section key={title} className={css.group}>
        <h3 className={css.title}>{title}</h3>
        <dl className={css.list}>
          {own.map(({ keys, does }) => (
            <div key={does} className={css.row}>
              <dt className={css.keys}>
                {keys.map((key) => (
                  <kbd key={key} className={css.key}>
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd className={css.does}>{does}</dd>
            </div>
          ))}
        </dl>
      </section>
    );
  });
}
