import { CardBox, List, ListRow } from '@stridewell/ui/core';

/** The ways on from the dashboard. */
export const Ways = () => (
  <CardBox as="nav" $flush aria-label="More">
    <List>
      <ListRow icon="plus" href="/check-in">
        New Check-in
      </ListRow>
      <ListRow icon="bars" href="/stats">
        Analytics
      </ListRow>
      <ListRow icon="history" href="/history">
        History
      </ListRow>
      <ListRow icon="user" href="/profile">
        Profile Settings
      </ListRow>
      <ListRow icon="swap" href="/physio-coach">
        Switch to Physio Coach
      </ListRow>
    </List>
  </CardBox>
);
