import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import { modosOrdenacao } from '#domain/cart/modo.ts';
import { showMargem, useMargemVisivel } from '#parts/product/margem-visivel.ts';
import type { IdModoExibicao, IdModoOrdenacao } from '#routes.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import type { PartProps } from './compra-part.tsx';
import { EscolhaRadio, type Opcao } from './escolha-radio.tsx';
import * as css from './preferencias.css.ts';

const EXIBICOES: readonly Opcao<IdModoExibicao>[] = [
  { value: 1, label: 'Lista', icon: <List size={20} aria-hidden="true" /> },
  { value: 2, label: 'Grade', icon: <LayoutGrid size={20} aria-hidden="true" /> },
];

const ORDENS = modosOrdenacao(true).map((modo) => ({
  value: modo.idEcommerceModoOrdenacao as IdModoOrdenacao,
  label: modo.descricaoEcommerceModoOrdenacao,
}));

/** The user's preferences for every customer. */
export function GeralPart({ form, errorOf }: PartProps) {
  const { escolhas, changeGeral } = form;
  const isMargemShown = useMargemVisivel();
  return (
    <>
      <div className={css.pair}>
        <EscolhaRadio
          name="exibicao"
          legend="Modo de exibição"
          value={escolhas.exibicao}
          options={EXIBICOES}
          onChange={(exibicao) => changeGeral({ exibicao })}
          error={errorOf('exibicao')}
        />
        <SelectField
          name="ordem"
          label="Modo de ordenação"
          value={escolhas.ordem}
          options={ORDENS}
          onChange={(ordem) => changeGeral({ ordem })}
          error={errorOf('ordem')}
        />
      </div>
      <div>
        <Checkbox
          label="Calcular ST"
          note="Os preços e os totais incluem a substituição tributária."
          checked={escolhas.calcularSt}
          onChange={(event) => changeGeral({ calcularSt: event.target.checked })}
        />
        <Checkbox
          label="Informar dados extras do pedido"
          note="Antes de finalizar, pergunta o número do pedido do cliente e a observação."
          checked={escolhas.informarDadosExtras}
          onChange={(event) => changeGeral({ informarDadosExtras: event.target.checked })}
        />
        <Checkbox
          label="Mostrar margem"
          note="A margem sobre o PMC, ao lado dos preços. Vale na hora e só neste aparelho, também sem sinal."
          checked={isMargemShown}
          onChange={(event) => showMargem(event.target.checked)}
        />
      </div>
    </>
  );
}
