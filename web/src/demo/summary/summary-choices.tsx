import { css } from '@emotion/react';
import type { FreeIntake } from '#contract/free-intake';
import { chosenScan, scanTopics } from '#mock-api/resources/scan-topic';
import { recommendations } from '../../content/features/ai-scan';
import { pricing } from '../../content/pages/pricing';
import { color } from '../../theme/tokens';
import { centredRow } from '../../ui/layout';
import type { Sector } from '../state/customer';
import { planOf } from '../state/sectors';
import type { Findings } from '../state/submissions';
import { DemoChoice } from '../ui/controls';
import { panelTitle } from '../ui/demo-styles';

export interface Choices {
  products: readonly string[];
  solutions: readonly string[];
  plan: string;
  addOns: readonly string[];
}

const answers = scanTopics.map((topic) => chosenScan(topic) as Findings);
const namesIn = (field: 'recommendedProducts' | 'recommendedSolutions') => [
  ...new Set(answers.flatMap((answer) => answer[field])),
];

const groups = [
  { title: 'Products', field: 'products', all: namesIn('recommendedProducts') },
  { title: 'Solutions', field: 'solutions', all: namesIn('recommendedSolutions') },
  { title: 'Add-ons', field: 'addOns', all: pricing.addOns.items.map(({ name }) => name) },
] as const;

/** Returns the names that a scan may use for an add-on's product. They may differ from the add-on's name. */
const productNames = (path: string): readonly string[] =>
  Object.values(recommendations).find((each) => each.path === path)!.names;

/** Returns the choices with which the summary opens: the sector's plan, and what a scan recommends. */
export const firstChoices = (
  sector: Sector,
  found: Findings,
  budget?: FreeIntake['budget'],
): Choices => ({
  products: found.recommendedProducts,
  solutions: found.recommendedSolutions,
  plan: budget === 'under 5,000' ? 'Pro' : planOf(sector),
  addOns: pricing.addOns.items
    .filter(({ link }) =>
      found.recommendedProducts.some((product) => productNames(link.to).includes(product)),
    )
    .map(({ name }) => name),
});

const withToggled = (all: readonly string[], chosen: readonly string[], name: string) =>
  all.filter((each) => chosen.includes(each) !== (each === name));

const group = css({ marginTop: '1.125rem' });
const list = css({ display: 'grid', gap: 2, marginTop: '0.375rem' });
const choice = css({
  ...centredRow('0.625rem'),
  minHeight: '2rem',
  fontSize: '0.9375rem',
  '& input': { width: '1.125rem', height: '1.125rem', accentColor: color.moss },
});

interface SummaryChoicesProps {
  choices: Choices;
  onChange(changes: Partial<Choices>): void;
}

export function SummaryChoices({ choices, onChange }: SummaryChoicesProps) {
  return (
    <>
      {groups.map(({ title, all, field }) => (
        <fieldset key={field} css={group}>
          <legend css={panelTitle}>{title}</legend>
          <div css={list}>
            {all.map((name) => (
              <label key={name} css={choice}>
                <input
                  type="checkbox"
                  name={`demo-${field}`}
                  value={name}
                  checked={choices[field].includes(name)}
                  onChange={() => onChange({ [field]: withToggled(all, choices[field], name) })}
                />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div css={group}>
        <DemoChoice
          label="Plan"
          name="demo-plan"
          value={choices.plan}
          options={Object.fromEntries(pricing.plans.map(({ name }) => [name, name]))}
          onChange={({ target }) => onChange({ plan: target.value })}
        />
      </div>
    </>
  );
}
