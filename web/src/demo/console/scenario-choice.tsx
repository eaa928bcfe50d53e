import type { ScenarioName } from '#mock-api/core/scenarios';
import { byResource } from '#mock-api/resources/registry';
import { useStore } from '../../stores/use-store';
import { initialSettings, setScenarios, settingsStore } from '../state/settings';
import { DemoChoice } from '../ui/controls';

/** Labels of the mock API's scenarios. The select also shows a scenario of the URL that has no label here. */
const scenarioLabels: Partial<Record<ScenarioName, string>> = {
  success: 'Works',
  slow: 'Slow, then works',
  error: 'The visitor gets an error',
  invalid: 'The visitor is asked to correct something',
  offline: 'No network',
  'lost-answer': 'Stored, but the visitor sees a failure',
};

export function ScenarioChoice() {
  const { scenarios } = useStore(settingsStore, initialSettings);
  const current = Object.values(scenarios).find((name) => name !== 'success') ?? 'success';
  return (
    <DemoChoice
      label="What happens when something is sent"
      name="demo-scenario"
      value={current}
      options={{ [current]: current, ...scenarioLabels }}
      onChange={({ target }) => setScenarios(byResource(() => target.value as ScenarioName))}
    />
  );
}
